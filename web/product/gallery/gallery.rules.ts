/** A place in a row of pictures, one step on or back; past either end it comes in at the other. */
export function stepped(index: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + step + count) % count;
}

/** What an arrow key means to a gallery; null for any other key. */
export function stepOf(key: string): 1 | -1 | null {
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : null;
}
