import { expect, test } from 'vitest';
import { readImageHost, type ImageHost } from '@storefront/schema/settings/image-hosts.rules.ts';
import { allowedImage } from './image-hosts.ts';

const hosts = [
  'cdn.example.com',
  '*.shop.example',
  'img.shop.example',
  'http://plain.example',
  'photos.example:8443',
  '10.0.0.9',
].map((entry) => readImageHost(entry) as ImageHost);

test.each([
  ['https://cdn.example.com/a.jpg?v=2', true],
  ['https://CDN.EXAMPLE.COM:443/a.jpg', true],
  ['https://a.shop.example/a.jpg', false],
  ['https://img.shop.example/a.jpg', true],
  ['http://plain.example/a.jpg', true],
  ['https://photos.example:8443/a.jpg', true],
  ['https://10.0.0.9/a.jpg', true],
])('allows %s; matched by an exact host rather than a wildcard: %s', (source, byName) => {
  expect(allowedImage(source, hosts)).toMatchObject({ byName });
});

test.each([
  'http://cdn.example.com/a.jpg',
  'https://cdn.example.com:8080/a.jpg',
  'https://cdn.example.com.evil.example/a.jpg',
  'https://evil.example/cdn.example.com',
  'https://cdn.example.com@evil.example/a.jpg',
  'https://user:secret@cdn.example.com/a.jpg',
  'https://shop.example/a.jpg',
  'https://plain.example/a.jpg',
  'https://127.0.0.1/a.jpg',
  'https://0x0a000008/a.jpg',
  'javascript:alert(1)',
  '//cdn.example.com/a.jpg',
  '/drawings/a.svg',
  `https://cdn.example.com/${'a'.repeat(2_000)}.jpg`,
  '',
])('refuses %s', (source) => {
  expect(allowedImage(source, hosts)).toBeNull();
});

test('refuses every external image when the allow-list is empty', () => {
  expect(allowedImage('https://cdn.example.com/a.jpg', [])).toBeNull();
});
