import { expect, test, vi } from 'vitest';

const load = vi.hoisted(() => {
  vi.resetModules();
  return vi.fn();
});
vi.mock('sharp', async (importOriginal) => {
  load();
  return importOriginal();
});

test('loads the image library for the first image to resize, not at the start', async () => {
  const [{ resizeOwn }] = await Promise.all([import('./resize.ts'), import('./images.ts')]);
  expect(load).not.toHaveBeenCalled();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>';
  const resized = await resizeOwn(Buffer.from(drawing), '/drawings/1.svg', 160);
  expect(resized.subarray(8, 12).toString()).toBe('WEBP');
  expect(load).toHaveBeenCalledOnce();
});
