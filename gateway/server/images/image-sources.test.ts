import { expect, test } from 'vitest';
import { createPublicImages } from './image-sources.ts';

test.each([
  'http://127.0.0.1/a.jpg',
  'http://[::1]/a.jpg',
  'http://169.254.169.254/',
  'http://0x7f.1/',
  'http://localhost/',
])('an import fetches nothing from %s', async (url) => {
  await expect(createPublicImages()(url)).rejects.toThrow('public address');
});
