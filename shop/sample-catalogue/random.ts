/** The same key always gives the same sequence. */
export type Random = ReturnType<typeof randomFrom>;

/** FNV-1a, 32 bits: spreads similar keys far apart. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32, seeded by a key: adding one product never changes another. */
export function randomFrom(key: string) {
  let state = hashText(key);
  /** From 0 up to, but not including, 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    /** Both bounds included. */
    integer: (minimum: number, maximum: number) => minimum + Math.floor(next() * (maximum - minimum + 1)),
    /** Throws for an empty list. */
    pick: <Item>(list: readonly Item[]): Item => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
    chance: (probability: number) => next() < probability,
  };
}
