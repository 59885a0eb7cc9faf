import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.rules.ts';

test.each([
  ['/', {}, '/'],
  ['/Interior-Lighting/', {}, '/interior-lighting/'],
  ['/a//b///c', {}, '/a/b/c'],
  ['/a/%0D%0ALocation:x/', {}, '/a/%0d%0alocation:x/'],
  ['/a//%2F%2Fevil.example', {}, '/a/%2f%2fevil.example'],
  ['/lamp-1/%20', {}, '/lamp-1/'],
  ['/lamp-1%C2%A0%E2%80%8B/', {}, '/lamp-1/'],
  ['/lamp-1/%20x', {}, '/lamp-1/%20x'],
  ['/lamp-1/%ff', {}, '/lamp-1/%ff'],
  ['/cart/%20', { isBare: true }, '/cart'],
  ['/search', { isBare: true }, '/search'],
  ['/order//T3JkZXI6MQ==/', { isBare: true, keepsCase: true }, '/order/T3JkZXI6MQ=='],
])('%s %j is %s', (pathname, form, own) => expect(canonicalPath(pathname, form)).toBe(own));
