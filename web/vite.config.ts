/* How the client is built: into the server's package, as files that a strict content policy allows. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env['COSMODROME_SERVER'] ?? 'http://127.0.0.1:8000';

/** The licences of everything that is built in, as one text beside it. */
function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
      const texts = Object.keys(dependencies).map((name) => {
        const file = readdirSync(`node_modules/${name}`).find((file) => /^licen[cs]e/i.test(file));
        if (!file) this.error(`${name} comes without a licence`);
        return `${name}\n${'='.repeat(name.length)}\n\n${readFileSync(`node_modules/${name}/${file}`, 'utf8').trim()}\n`;
      });
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join('\n\n') });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), licences()],
  build: {
    outDir: '../src/cosmodrome/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a data: address would be refused by the content policy
    reportCompressedSize: true,
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true, changeOrigin: true },
      '/static': { target: server },
    },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
