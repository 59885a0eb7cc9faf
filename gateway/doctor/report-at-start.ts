import type { Logger } from 'pino';
import type { Config } from '@storefront/config/config.ts';
import type { Facts } from './facts.ts';
import { findingsOf } from './findings.rules.ts';
import { readMachineFacts } from './read-facts.ts';
import { startLines } from './report.rules.ts';

interface StartReport {
  config: Config;
  /** The configuration without any setting. */
  defaults: Config;
  logger: Pick<Logger, 'warn'>;
  /** Reads the embedded shop's facts; null with your own shop API. */
  readShop: (() => Promise<Facts['shop']>) | null;
  /** Prints to the terminal; null when standard output is not a terminal. */
  print: ((text: string) => void) | null;
}

/**
 * Reports why the shop is not ready to sell, one line for each problem: as text on a terminal, else as JSON log lines. Skips slow checks, such as
 * connecting to the mail server. Logs its own failure as a warning.
 */
export async function reportAtStart({ config, defaults, logger, readShop, print }: StartReport): Promise<void> {
  try {
    const machine = await readMachineFacts(config, new Date());
    const findings = findingsOf(config, defaults, { ...machine, shop: (await readShop?.()) ?? null });
    if (print) return startLines(findings).forEach((line) => print(line));
    for (const { level, about, what, todo, docs } of findings)
      if (level === 'must') logger.warn({ about, todo, docs }, `not ready to sell: ${what}`);
  } catch (error) {
    logger.warn({ error }, 'the check whether the shop is ready to sell failed');
  }
}
