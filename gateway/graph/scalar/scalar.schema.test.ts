import { isScalarType, parseValue, type GraphQLScalarType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../schema.ts';

const scalar = (name: string): GraphQLScalarType => {
  const type = schema.getType(name);
  if (!isScalarType(type)) throw new Error(`no scalar ${name}`);
  return type;
};

test.each([
  ['Date', '2026-02-28', '2026-02-29', 'YYYY-MM-DD'],
  ['DateTime', '2026-11-24T09:30:00.000Z', '2026-11-24', 'with its offset'],
  ['URL', 'https://shop.example/', '/a/', 'absolute'],
  ['HTML', '<p>A</p>', 7, 'text'],
  ['CountryCode', 'GB', 'Britain', 'two capitals'],
])('%s accepts %j as a variable and as a literal, and rejects %j with a message', (name, good, bad, reason) => {
  const { parseValue: read, parseLiteral, specifiedByURL } = scalar(name);
  expect(read(good)).toBe(good);
  expect(parseLiteral(parseValue(JSON.stringify(good)))).toBe(good);
  for (const refused of [() => read(bad), () => read(null), () => parseLiteral(parseValue(JSON.stringify(bad)))])
    expect(refused).toThrow(
      expect.objectContaining({ message: expect.stringContaining(reason), extensions: { code: 'BAD_USER_INPUT' } }),
    );
  expect(specifiedByURL).toMatch(/^https:/);
});

test('serializing a malformed value throws', () => {
  expect(scalar('Date').serialize('2026-02-28')).toBe('2026-02-28');
  expect(scalar('DateTime').serialize('2026-11-24T10:30:00+01:00')).toBe('2026-11-24T09:30:00.000Z');
  expect(() => scalar('Date').serialize('soon')).toThrow(TypeError);
  expect(() => scalar('DateTime').serialize(7)).toThrow(TypeError);
});
