import { expect, test } from 'vitest';
import { createSharedWork } from './shared-work.ts';

/** Work that the test settles; records each start and its signal. */
function open() {
  const share = createSharedWork<string>();
  const begun: { signal: AbortSignal; resolve(answer: string): void; reject(error: Error): void }[] = [];
  const ask = (controller = new AbortController(), key = 'a') => {
    const answer = share(
      key,
      controller.signal,
      (signal) => new Promise((resolve, reject) => begun.push({ signal, resolve, reject })),
    );
    answer.catch(() => undefined);
    return { answer, leave: () => controller.abort(new Error('gone')) };
  };
  return { begun, ask };
}

test('concurrent callers of a key share one flight; other keys have their own', async () => {
  const { begun, ask } = open();
  const [one, two, other] = [ask(), ask(), ask(undefined, 'b')];
  begun[0]?.resolve('x');
  begun[1]?.resolve('y');
  expect([await one.answer, await two.answer, await other.answer, begun.length]).toEqual(['x', 'x', 'y', 2]);
});

test('aborts the work only when its last caller aborts', async () => {
  const { begun, ask } = open();
  const [one, two] = [ask(), ask()];
  one.leave();
  await expect(one.answer).rejects.toThrow('gone');
  expect(begun[0]?.signal.aborted).toBe(false);
  two.leave();
  await expect(two.answer).rejects.toThrow('gone');
  expect([begun[0]?.signal.aborted, begun.length]).toEqual([true, 1]);
});

test('starts a new flight after all callers have aborted, or after a failure', async () => {
  const { begun, ask } = open();
  ask().leave();
  const second = ask();
  // The aborted flight settles after the second has started.
  begun[0]?.reject(new Error('aborted'));
  begun[1]?.reject(new Error('broken'));
  await expect(second.answer).rejects.toThrow('broken');
  const third = ask();
  begun[2]?.resolve('x');
  expect([await third.answer, begun.length]).toEqual(['x', 3]);
});

test('starts nothing for an aborted signal', async () => {
  const { begun, ask } = open();
  const gone = new AbortController();
  gone.abort(new Error('gone'));
  await expect(ask(gone).answer).rejects.toThrow('gone');
  expect(begun).toEqual([]);
});
