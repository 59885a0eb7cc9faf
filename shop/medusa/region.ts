import type { Kysely } from 'kysely';
import { type Static, Type } from 'typebox';
import type { MedusaSettings } from '@storefront/config/config.ts';
import { CommerceRefusedError } from '../commerce.ts';
import { readSetting, writeSetting } from '../database/settings.ts';
import type { Tables } from '../database/tables.ts';
import { type Medusa, MedusaRefusal, MedusaUnavailableError } from './medusa-client.ts';

/** The region that sells. */
export interface Region {
  regionId: string;
  /** ISO code in lower case. */
  country: string;
}

const RATE = 20;

const Regions = Type.Object({
  regions: Type.Array(
    Type.Object({
      id: Type.String(),
      currency_code: Type.String(),
      countries: Type.Array(Type.Object({ iso_2: Type.String() })),
    }),
  ),
});

const PricePreferences = Type.Object({
  price_preferences: Type.Array(
    Type.Object({ attribute: Type.String(), value: Type.String(), is_tax_inclusive: Type.Boolean() }),
  ),
});

const TaxRegions = Type.Object({
  tax_regions: Type.Array(
    Type.Object({
      province_code: Type.Union([Type.String(), Type.Null()]),
      tax_rates: Type.Array(
        Type.Object({ rate: Type.Union([Type.Number(), Type.Null()]), is_default: Type.Boolean() }),
      ),
    }),
  ),
});

/** The setting with the region that was found at an earlier start. */
const KEPT = 'medusa_region';

/**
 * Checks that Medusa sells as this shop does, and returns its region. While Medusa cannot be reached, that of an earlier start counts. Throws a
 * CommerceRefusedError that says what to do.
 */
export async function openRegion(db: Kysely<Tables>, medusa: Medusa, settings: MedusaSettings): Promise<Region> {
  const asked = `${settings.url} ${settings.region}`;
  try {
    const region = await findRegion(medusa, settings);
    await writeSetting(db, KEPT, JSON.stringify({ asked, region }));
    return region;
  } catch (error) {
    if (!(error instanceof MedusaUnavailableError)) throw error;
    const kept = JSON.parse((await readSetting(db, KEPT)) ?? '{}') as { asked?: string; region?: Region };
    if (kept.asked !== asked || !kept.region)
      throw refusal(
        'COMMERCE',
        `Medusa does not answer at ${settings.url}: start it, or correct the address. ${error.message}`,
      );
    console.error(`Medusa does not answer at ${settings.url}. Pages show the catalogue as it was.`);
    return kept.region;
  }
}

async function findRegion(medusa: Medusa, { region: wanted }: MedusaSettings): Promise<Region> {
  const { regions } = await answered('MEDUSA_PUBLISHABLE_KEY', () =>
    medusa(Regions, { path: '/store/regions', query: { limit: 100, fields: 'id,currency_code,countries.iso_2' } }),
  );
  const countriesOf = (region: Static<typeof Regions>['regions'][number]) => region.countries.map(({ iso_2 }) => iso_2);
  const region = regions.find((each) => each.id === wanted || countriesOf(each).includes(wanted));
  const [first = ''] = region ? countriesOf(region) : [];
  if (!region || first === '') {
    const known = regions.flatMap((each) => [each.id, ...countriesOf(each)]).join(', ');
    throw refusal('MEDUSA_REGION', `Medusa has no region ${wanted} with a country: it has ${known || 'none'}`);
  }
  const country = countriesOf(region).find((code) => code === wanted || code === 'gb') ?? first;
  const fault = (what: string) => refusal('MEDUSA_REGION', `${what} in Medusa’s admin: Settings`);
  if (region.currency_code !== 'gbp')
    throw fault(`the region ${region.id} sells in ${region.currency_code}: choose GBP`);
  const { price_preferences: preferences } = await answered('MEDUSA_ADMIN_KEY', () =>
    medusa(PricePreferences, { path: '/admin/price-preferences', query: { limit: 1_000 } }),
  );
  const preference = (attribute: string, value: string) =>
    preferences.find((each) => each.attribute === attribute && each.value === value)?.is_tax_inclusive;
  if (!(preference('region_id', region.id) ?? preference('currency_code', 'gbp')))
    throw fault(`prices of the region ${region.id} do not include tax: switch on tax-inclusive prices`);
  const { tax_regions: taxes } = await answered('MEDUSA_ADMIN_KEY', () =>
    medusa(TaxRegions, {
      path: '/admin/tax-regions',
      query: { country_code: country, fields: 'id,province_code,tax_rates.rate,tax_rates.is_default' },
    }),
  );
  const rates = taxes.filter((each) => each.province_code === null).flatMap((each) => each.tax_rates);
  const rate = rates.find((each) => each.is_default)?.rate ?? 0;
  if (rate !== RATE) throw fault(`the default tax rate of ${country} is ${rate} %: set it to ${RATE} %`);
  return { regionId: region.id, country };
}

/** Makes a call at the start that is refused when a key is wrong. */
async function answered<Answer>(setting: string, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof MedusaRefusal)) throw error;
    const why = `Medusa refuses this key (${error.message || error.status})`;
    throw refusal(setting, `${why}: take one from its admin, Settings, API keys`);
  }
}

const refusal = (setting: string, message: string) => new CommerceRefusedError(`Configuration: ${setting}: ${message}`);
