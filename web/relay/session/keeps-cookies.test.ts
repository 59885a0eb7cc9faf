import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../../browser/cookies.ts');
});

/** With what the server says to each question in turn; an error for no answer. */
async function keeps(isVisible: boolean, answers: readonly (boolean | Error)[]) {
  const left = [...answers];
  vi.resetModules();
  vi.doMock('../../browser/cookies.ts', () => ({ scriptsKeepCookies: () => isVisible }));
  vi.stubGlobal('fetch', async () => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return Response.json({ isKept: answer });
  });
  const { keepsCookies } = await import('./keeps-cookies.ts');
  return [await keepsCookies(), left.length];
}

test.each<[string, boolean, (boolean | Error)[], boolean]>([
  ['visible to scripts', true, [], true],
  ['hidden from scripts, but sent', false, [false, true], true],
  ['blocked', false, [false, false], false],
  ['not to be found out, as nobody answers', false, [new TypeError('no network')], true],
])('cookies are %s', async (_, isVisible, answers, isKept) => {
  expect(await keeps(isVisible, answers)).toEqual([isKept, 0]);
});
