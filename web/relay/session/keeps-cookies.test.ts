import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

/** With what the server says to each question in turn; an error for no answer. */
async function keeps(isVisible: boolean, answers: readonly (boolean | Error)[]) {
  const left = [...answers];
  const jar = new Set<string>();
  vi.stubGlobal('navigator', { cookieEnabled: true });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].join('; ');
    },
    set cookie(text: string) {
      if (isVisible) jar.add(text);
    },
  });
  vi.stubGlobal('fetch', async () => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return Response.json({ isKept: answer });
  });
  const { keepsCookies } = await import('./keeps-cookies.ts');
  const isKept = await keepsCookies();
  vi.unstubAllGlobals();
  return [isKept, left.length];
}

test.each<[string, boolean, (boolean | Error)[], boolean]>([
  ['visible to scripts', true, [], true],
  ['hidden from scripts, but sent', false, [false, true], true],
  ['known from an earlier question', false, [true], true],
  ['blocked', false, [false, false], false],
  ['not to be found out, as nobody answers', false, [new TypeError('no network')], true],
])('cookies are %s', async (_, isVisible, answers, isKept) => {
  expect(await keeps(isVisible, answers)).toEqual([isKept, 0]);
});
