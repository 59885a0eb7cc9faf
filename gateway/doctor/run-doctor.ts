import type { Logger } from 'pino';
import { readOptions, runProgram } from '@storefront/schema/settings/command-line.ts';
import { sharedFindings } from '@storefront/schema/settings/environment-findings.rules.ts';
import type { Finding } from '@storefront/schema/settings/finding.rules.ts';
import { sampleConfig } from '@storefront/schema/settings/shared-config.ts';
import { isGiven } from '@storefront/schema/settings/values.ts';
import { folderFindings } from '@storefront/schema/shop-folder/folder-findings.ts';
import type { Config } from '../config/config.ts';
import { settingsFindings } from '../config/environment-findings.rules.ts';
import type { EmbeddedShop } from '../embedded-shop.ts';
import { machineFindings, readFreeBytes, readShopApiFindings, readWebhookFindings } from './machine-findings.ts';
import { shopFindings } from './shop-findings.rules.ts';

const USAGE = `npm run doctor -- [--json]

  --json  prints the findings as JSON

Lists why the shop is not ready to sell, and what to do. It reads the shop's settings from the environment
and changes nothing. It exits with 1 while there are problems to fix.

Example: PUBLIC_URL=https://www.example.com npm run doctor`;

type StoredShop<Whole extends Config> = Pick<EmbeddedShop<Whole>, 'readState' | 'settingsFindings'>;

/** Without a call to another server. `embeddedShop` is null with your own shop API. */
async function readQuickFindings<Whole extends Config>(
  config: Whole,
  embeddedShop: StoredShop<Whole> | null,
  options: { readsProducts: boolean },
): Promise<Finding[]> {
  const now = new Date();
  const sample = sampleConfig();
  return [
    ...sharedFindings(config, sample),
    ...settingsFindings(config),
    ...((await embeddedShop?.settingsFindings(config)) ?? []),
    ...folderFindings(config, sample),
    ...(embeddedShop ? shopFindings(config, await embeddedShop.readState(config, options), now) : []),
    ...machineFindings(await readFreeBytes(config.dataDir), now),
  ];
}

/** The exit status is 1 while there are problems to fix. */
export const runDoctor = <Whole extends Config>(
  readConfig: () => Promise<Whole>,
  embeddedShop: EmbeddedShop<NoInfer<Whole>>,
): Promise<void> =>
  runProgram(USAGE, async (words) => {
    const { json } = readOptions({ json: isGiven }, words, 0).values;
    const config = await readConfig();
    const url = config.shopApiUrl;
    const findings = [
      ...(await readQuickFindings(config, url === undefined ? embeddedShop : null, { readsProducts: true })),
      ...(await (url === undefined ? embeddedShop.mailServerFindings(config) : readShopApiFindings(url, config))),
      ...(await readWebhookFindings(config)),
    ];
    console.log(json ? JSON.stringify(findings, null, 2) : textReport(findings));
    process.exitCode = problemsIn(findings).length > 0 ? 1 : 0;
  });

/** In one line: as text on a terminal, else in the log. Logs its own failure as a warning. */
export async function reportAtStart<Whole extends Config>(
  config: Whole,
  logger: Pick<Logger, 'warn'>,
  embeddedShop: StoredShop<Whole> | null,
) {
  try {
    const findings = await readQuickFindings(config, embeddedShop, { readsProducts: false });
    const line = startLine(findings);
    if (line === null) return;
    if (process.stdout.isTTY) console.log(line);
    else logger.warn({ points: problemsIn(findings).map(({ about }) => about) }, line);
  } catch (error) {
    logger.warn({ error }, 'the check whether the shop is ready to sell failed');
  }
}

/** What must be fixed before the shop sells. */
const problemsIn = (findings: readonly Finding[]) => findings.filter(({ level }) => level === 'must');

/** The doctor's report for a terminal: each finding with what to do, and whether the shop is ready to sell. */
function textReport(findings: readonly Finding[]): string {
  const problems = problemsIn(findings);
  const recommended = findings.filter(({ level }) => level === 'should');
  const verdict =
    `Not ready to sell: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} to fix.\n` +
    'Settings are read from the environment: run this command on the shop’s machine with the shop’s settings.';
  return [
    ...(problems.length > 0 ? ['Before you open:\n', ...problems.map(textOf)] : []),
    ...(recommended.length > 0 ? ['Recommended:\n', ...recommended.map(textOf)] : []),
    problems.length > 0 ? verdict : 'Ready to sell.',
  ].join('\n');
}

const textOf = ({ about, what, todo, docs }: Finding) =>
  `  ${about}\n    ${wrapped(what, '    ')}\n    ${wrapped(`→ ${todo}`, '      ')}\n      ${docs}\n`;

/** Wraps a sentence at words, to 94 characters a line. `indent` is that of all lines but the first. */
const wrapped = (text: string, indent: string) => text.match(/(?:\S{94,}|\S.{0,93})(?= |$)/g)?.join(`\n${indent}`);

/** Null when the shop is ready to sell. */
function startLine(findings: readonly Finding[]): string | null {
  const { length } = problemsIn(findings);
  return length === 0 ? null : `${length} ${length === 1 ? 'point' : 'points'} before you sell: npm run doctor`;
}
