import { describe, expect, test } from 'vitest';
import { emailOf } from './email.rules.ts';

describe('emailOf', () => {
  test.each([
    'ann@example.com',
    'ann+lamps@mail.example.co.uk',
    'jörg@example.com',
    'a@b.c',
    'tom&jerry@example.com',
    'info@müller.de',
    "o'brien@example.com",
    '用户@例子.广告',
    `${'a'.repeat(242)}@example.com`,
  ])('%j is an address', (text) => expect(emailOf(`  ${text} `)).toBe(text));

  test.each([
    '',
    'ann',
    'ann@example',
    '@example.com',
    'ann@.',
    'ann@@example.com',
    'ann@example.com@example.com',
    'ann smith@example.com',
    `${'a'.repeat(243)}@example.com`,
  ])('%j is none', (text) => expect(emailOf(text)).toBeNull());

  test.each([
    'ann@example.com\r\nBcc: eve@example.com',
    'ann\u0000@example.com',
    'ann\u200B@example.com',
    'ann\u202E@example.com',
    'ann\uD800@example.com',
    'ann@example.com,eve.example',
    'ann;eve@example.com',
    'Ann<ann@example.com>',
    '"ann"@example.com',
    'ann(comment)@example.com',
    'ann@[127.0.0.1]',
    'group:ann@example.com',
    'ann\\@example.com',
  ])('%j cannot stand in a header', (text) => expect(emailOf(text)).toBeNull());

  test('a long text is refused at once', () => expect(emailOf(`${'a.'.repeat(500_000)}@`)).toBeNull());
});
