import { expect, test } from 'vitest';
import { countryCodeOf, dateOf, dateTimeOf, urlOf } from './scalar.rules.ts';

test.each([
  ['2026-02-28', '2026-02-28'],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['20260228', null],
  ['2026-02-28T10:00:00Z', null],
  ['2026-02-28[u-ca=iso8601]', null],
  ['', null],
])('parses the date %j as %j', (text, date) => {
  expect(dateOf(text)).toBe(date);
});

test.each([
  ['2026-11-24T09:30:00Z', '2026-11-24T09:30:00.000Z'],
  ['2026-11-24T09:30:00.123456Z', '2026-11-24T09:30:00.123Z'],
  ['2026-07-24T09:30:00+01:00', '2026-07-24T08:30:00.000Z'],
  ['2026-02-29T09:30:00Z', null],
  ['2026-11-24T25:30:00Z', null],
  ['2026-11-24T09:30:00', null],
  ['', null],
])('parses the time %j as %j', (text, time) => {
  expect(dateTimeOf(text)).toBe(time);
});

test.each([
  ['https://shop.example', 'https://shop.example/'],
  ['http://127.0.0.1:4000/a?b=c#d', 'http://127.0.0.1:4000/a?b=c#d'],
  ['/a/', null],
  ['//shop.example/', null],
  ['javascript:alert(1)', null],
  ['', null],
])('parses the URL %j as %j', (text, url) => {
  expect(urlOf(text)).toBe(url);
});

test.each([
  ['GB', 'GB'],
  ['gb', null],
  ['', null],
])('parses the country code %j as %j', (text, code) => {
  expect(countryCodeOf(text)).toBe(code);
});
