import { hasPython } from './python.ts';
import { skippedSuites } from './skipped-suites.rules.ts';

/** Before the unit tests: reports which suites are skipped because a server or a program is missing. */
export function setup(): void {
  for (const { what, remedy } of skippedSuites(process.env, hasPython())) console.log(`Skipped: ${what}. ${remedy}.`);
}
