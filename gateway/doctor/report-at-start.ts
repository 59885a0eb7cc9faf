import type { Logger } from 'pino';
import type { Config } from '@storefront/config/config.ts';
import type { Facts } from './facts.ts';
import { findingsOf } from './findings.rules.ts';
import { readMachineFacts } from './read-facts.ts';
import { startLine } from './report.rules.ts';

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
 * Reports in one line how many problems keep the shop from being ready to sell: as text on a terminal, else in the log, with what each is
 * about. Skips slow checks, such as connecting to the mail server. Logs its own failure as a warning.
 */
export async function reportAtStart({ config, defaults, logger, readShop, print }: StartReport): Promise<void> {
  try {
    const machine = await readMachineFacts(config, new Date());
    const findings = findingsOf(config, defaults, { ...machine, shop: (await readShop?.()) ?? null });
    const line = startLine(findings);
    if (line === null) return;
    if (print) return print(line);
    logger.warn({ points: findings.filter(({ level }) => level === 'must').map(({ about }) => about) }, line);
  } catch (error) {
    logger.warn({ error }, 'the check whether the shop is ready to sell failed');
  }
}
