import { expect, test } from 'vitest';
import { readImageHost } from './image-hosts.rules.ts';

test.each([
  ['cdn.example.com', { protocol: 'https:', name: 'cdn.example.com', port: '' }],
  ['https://cdn.example.com:8443/', { protocol: 'https:', name: 'cdn.example.com', port: '8443' }],
  ['*.example.com', { protocol: 'https:', name: '.example.com', port: '' }],
  ['http://127.0.0.1:8080', { protocol: 'http:', name: '127.0.0.1', port: '8080' }],
  ['[::1]', { protocol: 'https:', name: '[::1]', port: '' }],
  ['*', null],
  ['a.*.example.com', null],
  ['user@cdn.example.com', null],
  ['cdn.example.com/pictures', null],
])('reads the entry %j as %j', (entry, host) => expect(readImageHost(entry)).toEqual(host));
