import type { Logger } from 'pino';
import { z } from 'zod';
import { readOptions, runProgram } from '@storefront/config/command-line.ts';
import { readConfigOfShop, sampleConfig, type Config } from '@storefront/config/config.ts';
import type { EmbeddedShop } from '../embedded-shop.ts';
import { brokenWebhooks, readMachineFacts, readShopApi, type Facts } from './facts.ts';
import { findingsOf } from './findings.rules.ts';
import { startLine, textReport } from './report.rules.ts';

const USAGE = `npm run doctor -- [--json]

  --json  prints the findings as JSON

Lists why the shop is not ready to sell, and what to do. It reads the shop's settings from the environment and changes nothing.
It exits with 1 while there are problems to fix.

Example: PUBLIC_URL=https://www.example.com npm run doctor`;

async function readFacts(config: Config, embeddedShop: EmbeddedShop): Promise<Facts> {
  const machine = { ...(await readMachineFacts(config, new Date())), brokenWebhooks: await brokenWebhooks(config) };
  const { shopApiUrl, shopApiKey, smtpUrl } = config;
  if (shopApiUrl !== undefined) return { ...machine, ...(await readShopApi(shopApiUrl, shopApiKey)) };
  const [shop, mailProblem] = await Promise.all([
    embeddedShop.readState(config),
    smtpUrl === undefined ? null : embeddedShop.mailServerProblem(smtpUrl),
  ]);
  return { ...machine, shop, mailProblem };
}

/** Prints the findings; the exit status is 1 while there are problems to fix. */
export const runDoctor = (embeddedShop: EmbeddedShop): Promise<void> =>
  runProgram(USAGE, async (words, env) => {
    const { json } = readOptions({ json: z.boolean().optional() }, words, 0).values;
    const config = await readConfigOfShop(env, embeddedShop.sellsOwn);
    const findings = findingsOf(config, sampleConfig(), await readFacts(config, embeddedShop));
    console.log(json ? JSON.stringify(findings, null, 2) : textReport(findings));
    process.exitCode = findings.some(({ level }) => level === 'must') ? 1 : 0;
  });

interface StartReport {
  config: Config;
  /** The configuration of the sample shop. */
  defaults: Config;
  logger: Pick<Logger, 'warn'>;
  /** Reads the embedded shop's facts; null with your own shop API. */
  readShop: (() => Promise<Facts['shop']>) | null;
  /** Prints to the terminal; null when standard output is not a terminal. */
  print: ((text: string) => void) | null;
}

/**
 * Reports in one line how many problems keep the shop from being ready to sell: as text on a terminal, else in the log, with what each is
 * about. Skips slow checks, such as connecting to the mail server. Logs its own failure as a warning.
 */
export async function reportAtStart({ config, defaults, logger, readShop, print }: StartReport): Promise<void> {
  try {
    const machine = await readMachineFacts(config, new Date());
    const findings = findingsOf(config, defaults, { ...machine, shop: (await readShop?.()) ?? null });
    const line = startLine(findings);
    if (line === null) return;
    if (print) print(line);
    else logger.warn({ points: findings.flatMap(({ level, about }) => (level === 'must' ? about : [])) }, line);
  } catch (error) {
    logger.warn({ error }, 'the check whether the shop is ready to sell failed');
  }
}
