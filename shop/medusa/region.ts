import type { Kysely } from 'kysely';
import { type TSchema, Type } from 'typebox';
import type { MedusaSettings } from '@storefront/embedded/config/config.ts';
import { CommerceRefusedError } from '@storefront/embedded/commerce.ts';
import { readSetting, writeSetting } from '@storefront/embedded/database/settings.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';
import { type Medusa, type MedusaCall, MedusaRefusal, MedusaUnavailableError } from './medusa-client.ts';

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
const Preferences = Type.Object({
  price_preferences: Type.Array(
    Type.Object({ attribute: Type.String(), value: Type.String(), is_tax_inclusive: Type.Boolean() }),
  ),
});
const Rate = Type.Object({ rate: Type.Union([Type.Number(), Type.Null()]), is_default: Type.Boolean() });
const TaxRegions = Type.Object({
  tax_regions: Type.Array(
    Type.Object({ province_code: Type.Union([Type.String(), Type.Null()]), tax_rates: Type.Array(Rate) }),
  ),
});

/** Found at an earlier start. */
const KEPT = 'medusa_region';

/** Checks that Medusa sells as this shop does; while it is away, an earlier start's region counts. */
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
  const ask = <Answer extends TSchema>(answer: Answer, path: string, query: MedusaCall['query']) =>
    medusa(answer, { path, query: { limit: 1_000, ...query } }).catch((error: unknown): never => {
      if (!(error instanceof MedusaRefusal)) throw error;
      throw refusal(
        path.startsWith('/admin/') ? 'MEDUSA_ADMIN_KEY' : 'MEDUSA_PUBLISHABLE_KEY',
        `Medusa refuses this key (${error.message || error.status}): take one from its admin, Settings, API keys`,
      );
    });
  const { regions } = await ask(Regions, '/store/regions', { fields: 'id,currency_code,countries.iso_2' });
  const sold = regions.map((each) => ({ ...each, countries: each.countries.map(({ iso_2 }) => iso_2) }));
  const region = sold.find(({ id, countries }) => id === wanted || countries.includes(wanted));
  const country = [wanted, 'gb', region?.countries[0]].find((code) => code && region?.countries.includes(code));
  if (!region || !country) {
    const known = sold.flatMap(({ id, countries }) => [id, ...countries]).join(', ');
    throw refusal('MEDUSA_REGION', `Medusa has no region ${wanted} with a country: it has ${known || 'none'}`);
  }
  const fault = (what: string) => refusal('MEDUSA_REGION', `${what} in Medusa’s admin: Settings`);
  if (region.currency_code !== 'gbp')
    throw fault(`the region ${region.id} sells in ${region.currency_code}: choose GBP`);
  const { price_preferences: preferences } = await ask(Preferences, '/admin/price-preferences', {});
  const includesTax = (attribute: string, value: string) =>
    preferences.find((each) => each.attribute === attribute && each.value === value)?.is_tax_inclusive;
  if (!(includesTax('region_id', region.id) ?? includesTax('currency_code', 'gbp')))
    throw fault(`prices of the region ${region.id} do not include tax: switch on tax-inclusive prices`);
  const { tax_regions: taxes } = await ask(TaxRegions, '/admin/tax-regions', {
    country_code: country,
    fields: 'id,province_code,tax_rates.rate,tax_rates.is_default',
  });
  const rates = taxes.filter((each) => each.province_code === null).flatMap((each) => each.tax_rates);
  const rate = rates.find((each) => each.is_default)?.rate ?? 0;
  if (rate !== RATE) throw fault(`the default tax rate of ${country} is ${rate} %: set it to ${RATE} %`);
  return { regionId: region.id, country };
}

const refusal = (setting: string, message: string) => new CommerceRefusedError(`Configuration: ${setting}: ${message}`);
