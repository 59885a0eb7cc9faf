import { parseArgs } from 'node:util';
import { readConfig, type Config } from '@storefront/config/config.ts';
import type { EmbeddedShop } from '../embedded-shop.ts';
import type { Facts } from './facts.ts';
import { findingsOf } from './findings.rules.ts';
import { readMachineFacts, shopApiProblem } from './read-facts.ts';
import { textReport } from './report.rules.ts';

const USAGE = `npm run doctor             lists why the shop is not ready to sell, and what to do
npm run doctor -- --json   the same as JSON
It reads the shop's settings from the environment and changes nothing. It exits with 1 while there are problems to fix.`;

async function readFacts(config: Config, embeddedShop: EmbeddedShop): Promise<Facts> {
  const machine = await readMachineFacts(config, new Date());
  const { shopApiUrl, shopApiKey, smtpUrl } = config;
  if (shopApiUrl !== undefined) return { ...machine, shopApiProblem: await shopApiProblem(shopApiUrl, shopApiKey) };
  const [shop, mailProblem] = await Promise.all([
    embeddedShop.readState(config),
    smtpUrl === undefined ? null : embeddedShop.mailServerProblem(smtpUrl),
  ]);
  return { ...machine, shop, mailProblem };
}

/** Prints the findings; the exit status is 1 while there are problems to fix. */
export async function runDoctor(embeddedShop: EmbeddedShop): Promise<void> {
  try {
    const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
    const config = readConfig(process.env);
    const findings = findingsOf(config, readConfig({}), await readFacts(config, embeddedShop));
    console.log(values.json ? JSON.stringify(findings, null, 2) : textReport(findings));
    process.exitCode = findings.some(({ level }) => level === 'must') ? 1 : 0;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exitCode = 1;
  }
}
