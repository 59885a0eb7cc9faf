import type { Logger } from 'pino';
import { readOptions, runProgram } from '@storefront/schema/settings/command-line.ts';
import { readConfigOfShop, sampleConfig, type Config } from '@storefront/schema/settings/config.ts';
import { environmentFindings } from '../config/environment-findings.rules.ts';
import { checksOf, findingsOf, reasonOf, type Finding } from '@storefront/schema/settings/finding.rules.ts';
import { folderFindings } from '@storefront/schema/shop-folder/folder-findings.ts';
import { isGiven } from '@storefront/schema/settings/values.ts';
import type { EmbeddedShop } from '../embedded-shop.ts';
import { machineFindings, readFreeBytes, readShopApiFindings, readWebhookFindings } from './machine-findings.ts';
import { problemsIn, startLine, textReport } from './report.rules.ts';
import { shopFindings } from './shop-findings.rules.ts';

const USAGE = `npm run doctor -- [--json]

  --json  prints the findings as JSON

Lists why the shop is not ready to sell, and what to do. It reads the shop's settings from the environment
and changes nothing. It exits with 1 while there are problems to fix.

Example: PUBLIC_URL=https://www.example.com npm run doctor`;

type StoredShop = Pick<EmbeddedShop, 'readState'>;

/** The findings that need no call to another server. `embeddedShop` is null with your own shop API. */
async function readQuickFindings(config: Config, embeddedShop: StoredShop | null): Promise<Finding[]> {
  const now = new Date();
  const sample = sampleConfig();
  return [
    ...environmentFindings(config, sample),
    ...folderFindings(config, sample),
    ...(embeddedShop ? shopFindings(config, await embeddedShop.readState(config), now) : []),
    ...machineFindings(await readFreeBytes(config.dataDir), now),
  ];
}

async function readMailFindings({ smtpUrl }: Config, embeddedShop: EmbeddedShop): Promise<Finding[]> {
  const problem = smtpUrl === undefined ? null : await embeddedShop.mailServerProblem(smtpUrl);
  const what = `The mail server cannot be used: ${reasonOf(problem ?? '')}`;
  const { must } = checksOf('docs/selling.md#orders');
  return findingsOf({ SMTP_URL: must(problem !== null, what, 'Check host, port, user and password in SMTP_URL.') });
}

/** Prints the findings; the exit status is 1 while there are problems to fix. */
export const runDoctor = (embeddedShop: EmbeddedShop): Promise<void> =>
  runProgram(USAGE, async (words, env) => {
    const { json } = readOptions({ json: isGiven }, words, 0).values;
    const config = await readConfigOfShop(env, embeddedShop.sellsOwn);
    const url = config.shopApiUrl;
    const findings = [
      ...(await readQuickFindings(config, url === undefined ? embeddedShop : null)),
      ...(await (url === undefined ? readMailFindings(config, embeddedShop) : readShopApiFindings(url, config))),
      ...(await readWebhookFindings(config)),
    ];
    console.log(json ? JSON.stringify(findings, null, 2) : textReport(findings));
    process.exitCode = problemsIn(findings).length > 0 ? 1 : 0;
  });

/**
 * Reports in one line how many problems keep the shop from being ready to sell: as text on a terminal, else in the log,
 * with what each is about. Logs its own failure as a warning.
 */
export async function reportAtStart(config: Config, logger: Pick<Logger, 'warn'>, embeddedShop: StoredShop | null) {
  try {
    const findings = await readQuickFindings(config, embeddedShop);
    const line = startLine(findings);
    if (line === null) return;
    if (process.stdout.isTTY) console.log(line);
    else logger.warn({ points: problemsIn(findings).map(({ about }) => about) }, line);
  } catch (error) {
    logger.warn({ error }, 'the check whether the shop is ready to sell failed');
  }
}
