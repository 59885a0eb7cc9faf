import { skippedSuites } from './skipped-suites.rules.ts';

/** Before the unit tests: reports which suites are skipped because a server is missing. */
export function setup(): void {
  for (const { what, remedy } of skippedSuites(process.env)) console.log(`Skipped: ${what}. ${remedy}.`);
}
