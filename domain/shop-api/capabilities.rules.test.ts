import { expect, test } from 'vitest';
import { announcedCapabilities, CAPABILITIES } from './capabilities.rules.ts';

test.each<[unknown, string[]]>([
  [undefined, []],
  ['with_filters,exclude_fields', ['exclude_fields', 'with_filters']],
  [' Limit , EXCLUDE_FIELDS,', ['exclude_fields', 'limit']],
  ['limit=5, __proto__, unlimited', []],
  [['limit', 'with_filters'], []],
  [CAPABILITIES.join(', '), [...CAPABILITIES]],
])('%j announces %j', (header, capabilities) => expect([...announcedCapabilities(header)]).toEqual(capabilities));
