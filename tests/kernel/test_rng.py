"""The one source of chance, against keyed BLAKE2b computed here from its definition."""

import hashlib
from collections import Counter
from itertools import pairwise

import pytest

from cosmodrome.kernel import Rng, seed_hash


def stream(seed, blocks=40):
    """The stream of a seed as 16-bit numbers: block i is the hash of i, keyed with the hash of the seed."""
    key = hashlib.blake2b(str(seed).encode(), digest_size=32, person=b"cosmodrome key").digest()
    data = b"".join(hashlib.blake2b(i.to_bytes(8, "little"), key=key).digest() for i in range(blocks))
    return [int.from_bytes(data[i : i + 2], "little") for i in range(0, len(data), 2)]


def below(n, words):
    """Lemire's multiplication with words of 16 bits, or of 32 for large n: what is left over is drawn again."""
    bits = 16 if n <= 256 else 32
    while True:
        word = next(words) if bits == 16 else next(words) | next(words) << 16
        if (word * n) % 2**bits >= 2**bits % n:
            return word * n >> bits


@pytest.mark.parametrize("seed", [0, 7, -1, 2**200, "", "moon", "é", "7" * 64])
def test_the_stream_is_keyed_blake2b_in_counter_mode(seed):
    rng, words = Rng.seeded(seed), stream(seed)
    assert [rng.bits16() for _ in range(100)] == words[:100]


def test_known_answers():
    """Numbers written down once: if they change, every record ever made is lost."""
    rng = Rng.seeded(7)
    assert [rng.bits16() for _ in range(4)] == [17215, 35292, 39125, 35607]
    assert [rng.below(6) + 1 for _ in range(12)] == [6, 2, 2, 5, 2, 1, 4, 3, 6, 6, 2, 3]
    assert rng.bits32() == 1529031197
    assert seed_hash(7) == "68699c4daa56905f5bb7388a592d0d781d8aacd6fa5e342d818dd042d1a6ca66"


def test_32_bits_are_two_times_16_low_half_first():
    rng, words = Rng.seeded(3), stream(3)
    assert [rng.bits32() for _ in range(40)] == [words[2 * i] | words[2 * i + 1] << 16 for i in range(40)]


def test_32_bits_run_over_the_end_of_a_block():
    rng, words = Rng.seeded(3), stream(3)
    for _ in range(31):
        rng.bits16()
    assert rng.bits32() == words[31] | words[32] << 16


@pytest.mark.parametrize("n", [2, 3, 6, 7, 63, 200, 255, 256, 257, 1000, 3 * 2**29, 2**31 - 1, 2**31])
def test_below_is_multiplication_without_bias(n):
    rng, words = Rng.seeded("below"), iter(stream("below", blocks=200))
    assert [rng.below(n) for _ in range(1000)] == [below(n, words) for _ in range(1000)]


def test_a_draw_that_would_be_unfair_is_repeated():
    """With n = 3 * 2**29 a quarter of all words is thrown away."""
    rng = Rng.seeded("below")
    for _ in range(1000):
        rng.below(3 * 2**29)
    assert rng.drawn > 1.2 * 1000 * 4


@pytest.mark.parametrize(("n", "limit"), [(2, 20), (3, 25), (6, 35), (63, 125), (200, 300), (256, 370), (300, 420)])
def test_every_number_is_equally_likely(n, limit):
    """Chi-square over a fixed stream; the limits would be passed once in about ten thousand streams."""
    rng, draws = Rng.seeded("fair"), 200 * n
    counts = Counter(rng.below(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    assert sum((counts[i] - 200) ** 2 / 200 for i in range(n)) < limit


def test_below_one_is_zero_and_draws_nothing():
    rng = Rng.seeded(1)
    before = rng.drawn
    assert rng.below(1) == 0
    assert rng.drawn == before


def test_a_shuffle_is_a_permutation():
    rng = Rng.seeded("cards")
    for size in range(30):
        cards = list(range(size))
        rng.shuffle(cards)
        assert sorted(cards) == list(range(size))


def test_every_permutation_is_equally_likely():
    rng, counts = Rng.seeded("cards"), Counter()
    for _ in range(4800):
        cards = [1, 2, 3, 4]
        rng.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 60


def test_pick_takes_the_item_that_below_names():
    rng, twin = Rng.seeded("pick"), Rng.seeded("pick")
    items = [10, 20, 30, 40, 50]
    assert [rng.pick(items) for _ in range(50)] == [items[twin.below(5)] for _ in range(50)]


@pytest.mark.parametrize("drawn", [0, 1, 31, 32, 33, 100])
def test_a_clone_is_the_same_stream_at_the_same_place(drawn):
    rng = Rng.seeded(5)
    for _ in range(drawn):
        rng.bits16()
    clone = rng.clone()
    assert [clone.bits16() for _ in range(80)] == stream(5)[drawn : drawn + 80]
    assert [rng.bits16() for _ in range(80)] == stream(5)[drawn : drawn + 80], "the clone's draws did not move it"


def test_a_fork_is_keyed_by_the_next_256_bits():
    rng, words = Rng.seeded(5), stream(5)
    fork = rng.fork()
    numbers = [words[2 * i] | words[2 * i + 1] << 16 for i in range(8)]
    assert [fork.bits16() for _ in range(20)] == stream(" ".join(map(str, numbers)))[:20]
    assert rng.bits16() == words[16], "the parent goes on after them"


def test_forks_are_independent_of_each_other_and_of_their_parent():
    rng = Rng.seeded(5)
    one, two = rng.fork(), rng.fork()
    streams = [tuple(source.bits32() for _ in range(20)) for source in (rng, one, two)]
    assert len(set(streams)) == 3


def test_drawing_from_a_fork_does_not_move_the_parent():
    rng, twin = Rng.seeded(5), Rng.seeded(5)
    fork = rng.fork()
    twin.fork()
    for _ in range(100):
        fork.bits32()
    assert rng.bits32() == twin.bits32()


def test_seeds_written_as_text_or_number_are_the_same():
    assert Rng.seeded(7).bits32() == Rng.seeded("7").bits32()
    assert seed_hash(7) == seed_hash("7")


def test_different_seeds_give_different_streams():
    assert len({Rng.seeded(seed).bits32() for seed in range(1000)}) == 1000


def test_the_fingerprint_of_a_seed_tells_nothing_of_its_stream():
    """It is another hash of the seed than the key is."""
    public = hashlib.blake2b(b"7", digest_size=32, person=b"cosmodrome hash").hexdigest()
    assert seed_hash(7) == public
    assert public != hashlib.blake2b(b"7", digest_size=32, person=b"cosmodrome key").hexdigest()


def test_how_far_the_stream_was_read():
    rng = Rng.seeded(1)
    places = [rng.drawn]
    for _ in range(100):
        rng.bits16()
        places.append(rng.drawn)
    assert [later - earlier for earlier, later in pairwise(places)] == [2] * 100
