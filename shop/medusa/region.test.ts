import { expect, test } from 'vitest';
import type { MedusaSettings } from '@storefront/embedded/config/config.ts';
import { sqliteDatabase } from '@storefront/embedded/database/database.fixture.ts';
import { type Medusa, MedusaRefusal, MedusaUnavailableError } from './medusa-client.ts';
import { SETTINGS } from './sync/fake-medusa.fixture.ts';
import { openRegion } from './region.ts';

const settings: MedusaSettings = {
  url: 'https://medusa.example',
  publishableKey: 'pk_1',
  adminKey: 'sk_1',
  region: 'gb',
  brandField: null,
  syncMinutes: 15,
  eventsSecret: null,
  allowsRemovals: false,
};

/** A Medusa that answers as set up, but for some paths; an error is thrown. */
const medusaWith = (other: Record<string, unknown> = {}): Medusa =>
  (async (_schema: unknown, { path }: { path: string }) => {
    const answer = other[path] ?? SETTINGS[path];
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as Medusa;

const refused = (status: number, message: string) => new MedusaRefusal(status, { type: '', code: '', message });
const euros = { id: 'reg_1', currency_code: 'eur', countries: [{ iso_2: 'gb' }] };
const noPreferences = { '/admin/price-preferences': { price_preferences: [] } };
const reduced = { province_code: null, tax_rates: [{ rate: 5, is_default: true }] };
const reducedTax = { '/admin/tax-regions': { tax_regions: [reduced] } };
const down = new MedusaUnavailableError('Medusa did not answer GET /store/regions');

const store = sqliteDatabase();
test.each<[string, string, Record<string, unknown>]>([
  [
    'MEDUSA_PUBLISHABLE_KEY: Medusa refuses this key (No key): take',
    'gb',
    { '/store/regions': refused(400, 'No key') },
  ],
  ['MEDUSA_ADMIN_KEY: Medusa refuses this key (Unknown)', 'gb', { '/admin/tax-regions': refused(401, 'Unknown') }],
  ['MEDUSA_REGION: Medusa has no region fr with a country: it has reg_1, gb', 'fr', {}],
  ['MEDUSA_REGION: the region reg_1 sells in eur', 'gb', { '/store/regions': { regions: [euros] } }],
  ['MEDUSA_REGION: prices of the region reg_1 do not include tax', 'gb', noPreferences],
  ['MEDUSA_REGION: the default tax rate of gb is 5 %: set it to 20 %', 'reg_1', reducedTax],
  ['COMMERCE: Medusa does not answer at https://medusa.example: start it', 'gb', { '/store/regions': down }],
])('refuses to start with one line: %s', async (line, region, answers) => {
  const opening = openRegion(await store.open(), medusaWith(answers), { ...settings, region });
  await expect(opening).rejects.toThrow(`Configuration: ${line}`);
  await expect(opening).rejects.toMatchObject({
    name: 'CommerceRefusedError',
    message: expect.not.stringMatching('\n'),
  });
});

test('starts with the region of an earlier start while Medusa does not answer', async () => {
  const db = await store.open();
  const region = { regionId: 'reg_1', country: 'gb' };
  expect(await openRegion(db, medusaWith(), settings)).toEqual(region);
  const unreachable = medusaWith({ '/store/regions': down });
  expect(await openRegion(db, unreachable, settings)).toEqual(region);
  await expect(openRegion(db, unreachable, { ...settings, region: 'reg_2' })).rejects.toThrow('does not answer');
});
