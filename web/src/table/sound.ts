/* Sounds, made on the spot: no files. Off unless somebody wants them. */
import { settings } from '../settings.svelte';

export type Sound = 'touch' | 'write' | 'turn' | 'over' | 'refused';

interface Note {
  at: number;
  pitch: number;
  length: number;
  loud: number;
  wave: OscillatorType;
}

const note = (at: number, pitch: number, length: number, loud = 0.12, wave: OscillatorType = 'sine'): Note => ({
  at,
  pitch,
  length,
  loud,
  wave,
});

const NOTES: Record<Sound, Note[]> = {
  touch: [note(0, 660, 0.05, 0.05, 'triangle')],
  write: [note(0, 420, 0.05, 0.05, 'triangle'), note(0.06, 520, 0.07, 0.05, 'triangle')],
  turn: [note(0, 523.25, 0.16), note(0.13, 783.99, 0.3)],
  over: [note(0, 392, 0.18), note(0.15, 523.25, 0.18), note(0.3, 659.25, 0.18), note(0.45, 783.99, 0.6)],
  refused: [note(0, 220, 0.12, 0.1, 'triangle'), note(0.1, 196, 0.16, 0.1, 'triangle')],
};

let context: AudioContext | null = null;

export function sound(which: Sound): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  void context.resume();
  for (const { at, pitch, length, loud, wave } of NOTES[which]) {
    const start = context.currentTime + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
    const tone = context.createOscillator();
    tone.type = wave;
    tone.frequency.value = pitch;
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + length + 0.02);
  }
}
