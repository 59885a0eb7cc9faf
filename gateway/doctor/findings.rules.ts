import type { Config } from '@storefront/config/config.ts';
import type { Facts } from './facts.ts';
import { unknownCategories } from '@storefront/config/shop-folder/unknown-categories.rules.ts';
import { isDramaNumber, must, should, type Finding } from './finding.rules.ts';
import { sampleFindings } from './sample-findings.rules.ts';
import { settingsFindings } from './settings-findings.rules.ts';

const DAY_MILLISECONDS = 86_400_000;
/** Backups should be daily. One missed day is a recommendation; a week without a backup must be fixed. */
const BACKUP_LATE_DAYS = 2;
const BACKUP_MISSING_DAYS = 7;

const BYTES_FREE_LEAST = 1_000_000_000;

const REASON_CHARACTERS_MAXIMUM = 200;

const BACKUP = 'docs/operating.md#backup';
const UPGRADE = 'docs/operating.md#upgrade';
const DATABASE = 'docs/selling.md#database';
const OPENING = 'docs/operating.md#before-you-open';

/** Returns all findings, `must` before `should`. `defaults` is the configuration of the sample shop. */
export function findingsOf(config: Config, defaults: Config, facts: Facts): Finding[] {
  const findings = [
    ...settingsFindings(config, defaults),
    ...sampleFindings(config, defaults, facts),
    ...shopFindings(config, facts),
    ...categoryFindings(config, facts),
    ...machineFindings(facts),
  ];
  return [...findings.filter(({ level }) => level === 'must'), ...findings.filter(({ level }) => level === 'should')];
}

/** Formats an error message of another program as the end of a sentence: on one line, shortened. */
const reason = (text: string) =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .slice(0, REASON_CHARACTERS_MAXIMUM)
    .replace(/[. ]*$/, '.');

/** The findings about categories that `shop.yaml` names and the catalogue does not have. */
function categoryFindings({ categories }: Config, { shop, categoryPaths }: Facts): Finding[] {
  const paths = categoryPaths ?? shop?.stored?.categoryPaths ?? [];
  if (paths.length === 0) return [];
  return unknownCategories(categories, paths).map(({ path, nearest }) =>
    should(
      'categories',
      `shop.yaml arranges a category that the catalogue does not have: ${path}`,
      `Write its path as the shop does, perhaps ${nearest}, or take it out.`,
      'docs/recipes.md#a-shop-of-your-own',
    ),
  );
}

/** The findings about the embedded shop's mail server and database. */
function shopFindings({ databaseUrl }: Config, { shop, mailProblem, now }: Facts): Finding[] {
  if (shop === null) return [];
  const { database, problem, stored, branches } = shop;
  const madeUp = branches.filter(({ phone }) => isDramaNumber(phone)).map(({ name }) => name);
  return [
    ...(mailProblem === null
      ? []
      : [
          must(
            'SMTP_URL',
            `The mail server cannot be used: ${reason(mailProblem)}`,
            'Check host, port, user and password in SMTP_URL.',
            'docs/selling.md#orders',
          ),
        ]),
    ...(database === 'ready' ? [] : [databaseFinding(database, problem ?? '')]),
    ...(stored?.sellsSamples
      ? [
          must(
            'catalogue',
            'The sample catalogue is on sale: its products are made up.',
            'Import your own: npm run import-catalogue -- products.csv --replace',
            'docs/selling.md#import-a-catalogue',
          ),
        ]
      : []),
    ...(stored?.unsold
      ? [
          should(
            'products',
            `Medusa’s products that cannot be sold here: ${stored.unsold.count.toLocaleString('en-GB')}.`,
            `Read which and why in ${stored.unsold.report}, and change them in Medusa’s admin.`,
            'docs/medusa.md#what-is-carried-over',
          ),
        ]
      : []),
    ...(madeUp.length === 0
      ? []
      : [
          must(
            'branches',
            'Orders can be collected from branches that are made up.',
            `Put yours, or none, under branches in shop.yaml instead of ${madeUp.join('; ')}; then start again.`,
            OPENING,
          ),
        ]),
    ...(stored ? backupFindings(stored.lastBackup, { now, isOnPostgres: databaseUrl !== undefined }) : []),
  ];
}

function databaseFinding(state: 'empty' | 'outdated' | 'unusable', problem: string): Finding {
  if (state === 'unusable')
    return must(
      'database',
      `It cannot be used, so its data were not checked: ${reason(problem)}`,
      'Start it, or correct DATABASE_URL and DATA_DIR.',
      DATABASE,
    );
  if (state === 'empty')
    return must(
      'database',
      'The shop has never been started, so its data were not checked.',
      'Start the shop, and run this again.',
      DATABASE,
    );
  return must(
    'database',
    'It is of an older release, so its data were not checked.',
    'Back it up, stop every old process, and start the shop, which migrates it.',
    UPGRADE,
  );
}

function backupFindings(last: Date | null, { now, isOnPostgres }: { now: Date; isOnPostgres: boolean }): Finding[] {
  // A PostgreSQL server is often backed up by other tools, which the shop cannot see.
  if (isOnPostgres && last === null)
    return [
      should(
        'backup',
        'npm run backup has never run.',
        'Back up the database every day, with PostgreSQL’s tools or npm run backup.',
        BACKUP,
      ),
    ];
  const todo = 'Run npm run backup every day, for example from cron.';
  if (last === null)
    return [must('backup', 'There is no backup: a disk failure would lose every order and account.', todo, BACKUP)];
  const days = (now.getTime() - last.getTime()) / DAY_MILLISECONDS;
  if (days <= BACKUP_LATE_DAYS) return [];
  const level = days > BACKUP_MISSING_DAYS ? must : should;
  return [level('backup', `The last backup is ${Math.floor(days)} days old.`, todo, BACKUP)];
}

/** The findings about the machine and your own shop API. */
function machineFindings({ freeBytes, holidaysWarning, shopApiProblem, brokenWebhooks }: Facts): Finding[] {
  const findings: Finding[] = [];
  if (shopApiProblem !== null)
    findings.push(
      must(
        'SHOP_API_URL',
        `Your shop API cannot be used: ${reason(shopApiProblem)}`,
        'Start it, or correct SHOP_API_URL and SHOP_API_KEY; npm run conformance says which calls fail.',
        'docs/operating.md#your-own-shop-api',
      ),
    );
  if (freeBytes !== null && freeBytes < BYTES_FREE_LEAST)
    findings.push(
      must(
        'disk',
        `Only ${Math.floor(freeBytes / 1_000_000)} MB are free on the disk of DATA_DIR.`,
        'Free some space, or lower IMAGE_CACHE_MEGABYTES: on a full disk no order can be stored.',
        'docs/operating.md#caches',
      ),
    );
  for (const { id, isOff, failure } of brokenWebhooks)
    findings.push(
      should(
        'webhooks',
        `The partner’s webhook ${id} ${isOff ? 'is switched off' : 'fails'}: ${reason(failure)}`,
        isOff
          ? `When the partner’s server works again: npm run partner -- webhook enable ${id}`
          : `Tell the partner; npm run partner -- webhook deliveries ${id} lists the attempts.`,
        'docs/partners.md#webhooks',
      ),
    );
  if (holidaysWarning !== null)
    findings.push(should('bank holidays', 'The table of bank holidays ends soon.', holidaysWarning, OPENING));
  return findings;
}
