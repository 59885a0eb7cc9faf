import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.rules.ts';

test.each([
  ['/', {}, '/'],
  ['/Interior-Lighting/', {}, '/interior-lighting/'],
  ['/a//b///c', {}, '/a/b/c'],
  ['/a/%0D%0ALocation:x/', {}, '/a/%0d%0alocation:x/'],
  ['/a//%2F%2Fevil.example', {}, '/a/%2f%2fevil.example'],
  ['/search', { isBare: true }, '/search'],
  ['/order//T3JkZXI6MQ==/', { isBare: true, keepsCase: true }, '/order/T3JkZXI6MQ=='],
])('%s %j is %s', (pathname, form, own) => expect(canonicalPath(pathname, form)).toBe(own));
