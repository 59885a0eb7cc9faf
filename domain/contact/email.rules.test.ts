import { expect, test } from 'vitest';
import { emailKey, emailOf } from './email.rules.ts';

test.each([
  'ann@example.com',
  'ann+lamps@mail.example.co.uk',
  'info@müller.de',
  '用户@例子.广告',
  `${'a'.repeat(242)}@example.com`,
])('%j is an address', (text) => expect(emailOf(`  ${text} `)).toBe(text));

test.each([
  '',
  'ann',
  'ann@example',
  '@example.com',
  'ann@example.com@example.com',
  'ann smith@example.com',
  `${'a'.repeat(243)}@example.com`,
])('%j is none', (text) => expect(emailOf(text)).toBeNull());

test.each([
  'ann@example.com\r\nBcc: eve@example.com',
  'ann\uD800@example.com',
  'ann@example.com,eve.example',
  'Ann<ann@example.com>',
  'ann@[127.0.0.1]',
  'ann\\@example.com',
])('%j cannot stand in a header', (text) => expect(emailOf(text)).toBeNull());

test('a long text is refused at once', () => expect(emailOf(`${'a.'.repeat(500_000)}@`)).toBeNull());

test.each([
  ['ann\u200B@example.com', 'ann@example.com'],
  ['\u202Aann@example.com\u202C', 'ann@example.com'],
  [' \u200B ann@example.com', 'ann@example.com'],
  ['ann@example.com.', 'ann@example.com'],
  ['\u3000ａｎｎ＠ｅｘａｍｐｌｅ。ｃｏｍ\u3164', 'ann@example.com'],
])('%j is the address %j', (text, email) => expect(emailOf(text)).toBe(email));

test.each([
  ['ann@example.com', 'ann@example.com'],
  [' ANN@Example.COM ', 'ann@example.com'],
  ['ann@example.com.', 'ann@example.com'],
  ['\u202Aann@example.com\u202C', 'ann@example.com'],
  ['info@müller.de', 'info@xn--mller-kva.de'],
  ['info@mu\u0308ller.de', 'info@xn--mller-kva.de'],
  ['Zo\u00EB@shopper.example', 'zo\u00EB@shopper.example'],
  ['zoe\u0308@shopper.example', 'zo\u00EB@shopper.example'],
  ['ＡＮＮ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ann@example.com'],
  ['nowhere', 'nowhere'],
])('the key of %j is %j', (text, key) => expect(emailKey(text)).toBe(key));
