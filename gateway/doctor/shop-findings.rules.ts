import { deliveryAddition } from '@storefront/domain/delivery/addition.rules.ts';
import type { Config } from '../config/config.ts';
import { checksOf, findingsOf, reasonOf, type Finding } from '@storefront/schema/settings/finding.rules.ts';
import { isDramaNumber } from '@storefront/schema/settings/made-up.rules.ts';
import { categoryFindings } from '@storefront/schema/shop-folder/unknown-categories.rules.ts';
import type { ShopState } from '../embedded-shop.ts';

const DAY_MILLISECONDS = 86_400_000;
/** One missed day is a recommendation; a week without a backup must be fixed. */
const BACKUP_LATE_DAYS = 2;
const BACKUP_MISSING_DAYS = 7;

const backup = checksOf('docs/operating.md#backup');
const data = checksOf('docs/selling.md#database');
const catalogue = checksOf('docs/selling.md#import-a-catalogue');
const medusa = checksOf('docs/medusa.md#what-is-carried-over');
const charges = checksOf('docs/recipes.md#change-a-delivery-charge');
const opening = checksOf('docs/operating.md#before-you-open');

/** Data are then not checked. */
const NOT_READY = {
  unusable: ['It cannot be used', 'Start it, or correct DATABASE_URL and DATA_DIR.'],
  empty: ['The shop has never been started', 'Start the shop, and run this again.'],
} as const;

export function shopFindings(config: Config, { database, problem, stored, branches }: ShopState, now: Date): Finding[] {
  const [why, remedy] = database === 'ready' ? ['', ''] : NOT_READY[database];
  const { sellsSamples = false, unsold = null, withoutMaker: unmade = null, categoryPaths = [] } = stored ?? {};
  const madeUp = branches.filter(({ phone }) => isDramaNumber(phone)).map(({ name }) => name);
  // With Medusa the charges are those of its shipping options.
  const addition = deliveryAddition({ incVat: 1 }, config.medusaUrl === undefined ? config.delivery : null, false);
  const found = findingsOf({
    database: data.must(
      database !== 'ready',
      `${why}, so its data were not checked${problem === null ? '.' : `: ${reasonOf(problem)}`}`,
      remedy,
    ),
    catalogue: catalogue.must(
      sellsSamples,
      'The sample catalogue is on sale: its products are made up.',
      'Import your own: npm run import-catalogue -- products.csv --replace',
    ),
    products: medusa.should(
      unsold !== null,
      `Medusa’s products that cannot be sold here: ${unsold?.count.toLocaleString('en-GB')}.`,
      `Read which and why in ${unsold?.report}, and change them in Medusa’s admin.`,
    ),
    branches: opening.must(
      madeUp.length > 0,
      'Orders can be collected from branches that are made up.',
      `Put yours, or none, under branches in shop.yaml instead of ${madeUp.join('; ')}; then start again.`,
    ),
    manufacturers: opening.must(
      unmade !== null && unmade.count > 0 && config.delivery.zones.NORTHERN_IRELAND !== undefined,
      `Northern Ireland is delivered to, where offers name the manufacturer. Products without: ${unmade?.count}, of the ` +
        `brands: ${unmade?.brands.slice(0, 5).join(', ')}.`,
      'Name it under brands in shop.yaml or in the import’s columns, or take northernIreland out of delivery.charges.',
    ),
    'delivery in prices': charges.should(
      branches.length === 0 && addition !== '',
      `No branch collects for free, so delivery cannot be avoided: cards and product pages add “${addition}” to a price.`,
      'Check delivery.charges in shop.yaml; beside a branch to collect from, prices need not say it.',
    ),
    backup: stored && backupProblem(stored.lastBackup, now, config),
  });
  return [...found, ...categoryFindings(config.categories, categoryPaths)];
}

function backupProblem(last: Date | null, now: Date, { databaseUrl }: Config) {
  const days = last ? (now.getTime() - last.getTime()) / DAY_MILLISECONDS : Infinity;
  // A PostgreSQL server is often backed up by other tools.
  const isUrgent = days > BACKUP_MISSING_DAYS && (last !== null || databaseUrl === undefined);
  return backup[isUrgent ? 'must' : 'should'](
    days > BACKUP_LATE_DAYS,
    last ? `The last backup is ${Math.floor(days)} days old.` : 'There is none: a failed disk loses every order.',
    'Run npm run backup every day, for example from cron, or back PostgreSQL up with its own tools.',
  );
}
