import { Kind, type ValueNode } from 'graphql';
import { builder } from '../builder.ts';
import { badUserInput } from '../errors.ts';
import { countryCodeOf, dateOf, dateTimeOf, urlOf } from './scalar.rules.ts';

interface Text {
  description: string;
  specifiedByURL: string;
  /** Null for a malformed value of a client, which fails with the message `expected`. */
  read(text: string): string | null;
  expected: string;
  /** Null for a malformed value of the gateway, which is a bug. Defaults to accepting any text. */
  write?(text: string): string | null;
}

function textScalar(
  name: 'CountryCode' | 'Date' | 'DateTime' | 'HTML' | 'URL',
  { description, specifiedByURL, read, expected, write = (text) => text }: Text,
) {
  const parse = (value: unknown): string => {
    const text = typeof value === 'string' ? read(value) : null;
    if (text === null) throw badUserInput(expected);
    return text;
  };
  return builder.scalarType(name, {
    description,
    specifiedByURL,
    serialize: (value: unknown) => {
      const text = typeof value === 'string' ? write(value) : null;
      if (text === null) throw new TypeError(`Not a ${name}: ${JSON.stringify(value)}`);
      return text;
    },
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : null),
  });
}

export const DateScalar = textScalar('Date', {
  description: 'A calendar date without a time: ISO 8601, such as 2026-11-24.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date.html',
  read: dateOf,
  expected: 'A Date is written YYYY-MM-DD.',
  write: dateOf,
});

export const DateTime = textScalar('DateTime', {
  description: 'An instant: RFC 3339, always answered in UTC, such as 2026-11-24T09:30:00.000Z.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  read: dateTimeOf,
  expected: 'A DateTime is written with its offset, such as 2026-11-24T09:30:00Z.',
  write: dateTimeOf,
});

export const UrlScalar = textScalar('URL', {
  description: 'An absolute http or https URL.',
  specifiedByURL: 'https://url.spec.whatwg.org/',
  read: urlOf,
  expected: 'A URL is absolute and begins with http:// or https://.',
});

export const Html = textScalar('HTML', {
  description: 'Sanitised HTML: paragraphs, headings, lists, tables, emphasis and links; no scripts, styles or images.',
  specifiedByURL: 'https://html.spec.whatwg.org/',
  read: (text) => text,
  expected: 'HTML is text.',
});

export const CountryCode = textScalar('CountryCode', {
  description: 'A country: ISO 3166-1 alpha-2, in capitals, such as GB.',
  specifiedByURL: 'https://www.iso.org/iso-3166-country-codes.html',
  read: countryCodeOf,
  expected: 'A CountryCode is two capitals, such as GB.',
});
