import { expect, test } from 'vitest';
import { wrongClaims, zonesNamed } from './bathroom-zone-claims.fixture.ts';

test.each([
  ['Zone 1 needs at least IP44.', 1],
  ['IP20, for bathroom zone 2', 1],
  ['<li>IP44, for bathroom zones 1 and 2</li><li>IP65</li>', 1],
  ['Zone 0 needs IPX7 and SELV of 12 V or less. For zone 1 we ask for IPX5, such as IP65. Zone 2 needs IPX4.', 0],
  ['Beyond zone 2 an IP20 fitting is allowed.', 0],
])('%s: %i wrong', (text, wrong) => expect(wrongClaims(text)).toHaveLength(wrong));

test('a zone counts only where a product is said to suit it', () => {
  expect(zonesNamed('For zones 0, 1 and 2; not beyond zone 2. Zone 2 reaches 60 cm beyond zone 1.')).toEqual([0, 1, 2]);
});
