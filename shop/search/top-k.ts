export type Before = (a: number, b: number) => boolean;

/** A heap of the best `offset + limit` rows, the last on top: one pass instead of a full sort. */
export function topRows(rows: ArrayLike<number>, before: Before, offset: number, limit: number): number[] {
  const wanted = Math.min(rows.length, offset + limit);
  if (wanted <= offset) return [];
  const heap = new Int32Array(wanted);
  let size = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    if (size < wanted) {
      siftUp(heap, size, row, before);
      size += 1;
    } else if (before(row, heap[0] ?? 0)) siftDown(heap, size, row, before);
  }
  const sorted = Array.from({ length: wanted }, () => 0);
  for (let place = wanted - 1; place >= 0; place -= 1) {
    sorted[place] = heap[0] ?? 0;
    size -= 1;
    siftDown(heap, size, heap[size] ?? 0, before);
  }
  return sorted.slice(offset);
}

function siftUp(heap: Int32Array, from: number, row: number, before: Before): void {
  let place = from;
  while (place > 0) {
    const parent = (place - 1) >> 1;
    if (!before(heap[parent] ?? 0, row)) break;
    heap[place] = heap[parent] ?? 0;
    place = parent;
  }
  heap[place] = row;
}

function siftDown(heap: Int32Array, size: number, row: number, before: Before): void {
  let place = 0;
  for (;;) {
    let child = place * 2 + 1;
    if (child >= size) break;
    if (child + 1 < size && before(heap[child] ?? 0, heap[child + 1] ?? 0)) child += 1;
    if (!before(row, heap[child] ?? 0)) break;
    heap[place] = heap[child] ?? 0;
    place = child;
  }
  heap[place] = row;
}
