import { expect, test } from 'vitest';
import { wrongClaims } from '../../../domain/zone-claims.fixture.ts';
import { explanations } from './explanations.data.ts';

test('what is said of IP ratings and bathroom zones is what the rule says', () => {
  expect(Object.values(explanations).flatMap(wrongClaims)).toEqual([]);
});
