import { expect, test } from 'vitest';
import { announcedCapabilities, CAPABILITIES } from './capabilities.rules.ts';

test.each<[unknown, string[]]>([
  [undefined, []],
  ['', []],
  ['limit', ['limit']],
  ['with_filters,exclude_fields', ['exclude_fields', 'with_filters']],
  [' Limit , EXCLUDE_FIELDS,', ['exclude_fields', 'limit']],
  ['limit=5, __proto__, unlimited', []],
  ['delivery_options, no_email_change', ['delivery_options', 'no_email_change']],
  [['limit', 'with_filters'], []],
  [CAPABILITIES.join(', '), [...CAPABILITIES]],
])('%j announces %j', (header, capabilities) => {
  expect([...announcedCapabilities(header)]).toEqual(capabilities);
});
