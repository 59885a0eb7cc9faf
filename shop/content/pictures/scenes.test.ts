import sharp from 'sharp';
import { expect, test } from 'vitest';
import { allPages } from '../all-pages.ts';
import { allPosts } from '../all-posts.ts';
import { drawScene, scenes } from './scenes.ts';

test.each(Object.keys(scenes))('%s: complete, with unique ids, and deterministic', async (name) => {
  const svg = drawScene(name);
  expect(drawScene(name)).toBe(svg);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const names = [...svg.matchAll(/\bid="([\w-]+)"/g)].map(([, id]) => id);
  expect(names).toEqual([...new Set(names)]);
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)) expect(names).toContain(id);
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  expect([width, height]).toEqual([800, 500]);
});

test('refuses an unknown scene', () => {
  expect(() => drawScene('constructor')).toThrow('No such scene');
});

test('every scene in use can be drawn', () => {
  const shown = [...allPosts.map(({ scene }) => scene), ...allPages.flatMap(({ scene }) => scene ?? [])];
  expect(shown.filter((scene) => !Object.hasOwn(scenes, scene))).toEqual([]);
});
