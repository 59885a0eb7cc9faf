import { expect, test } from 'vitest';
import { imageUrl, isImageSource } from './image-url.rules.ts';

test.each([
  ['/drawings/0a1b.svg', 640, '/images/640/drawings/0a1b.svg.webp'],
  ['/drawings/0a1b.svg', 641, '/images/960/drawings/0a1b.svg.webp'],
  ['photos/a.jpg', 1, '/images/80/photos/a.jpg.webp'],
  ['/a.png', 9_999, '/images/1536/a.png.webp'],
  ['https://cdn.example/a.png?v=1', 320, '/images/320/external/aHR0cHM6Ly9jZG4uZXhhbXBsZS9hLnBuZz92PTE.webp'],
])('serves %s at %i px from %s', (source, width, url) => expect(imageUrl(source, width)).toBe(url));

test.each([
  ['/drawings/0a1b.svg', true],
  ['photos/a.JPEG', false],
  ['//cdn.example/a.png', false],
  ['/a.png?x=1', false],
  ['javascript:alert(1)', false],
])('accepts %j as an image source: %s', (source, expected) => expect(isImageSource(source)).toBe(expected));
