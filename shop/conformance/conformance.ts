import { runProgram } from '@storefront/schema/settings/command-line.ts';
import { readCommand, USAGE } from './read-command.ts';
import { textReport } from './report.rules.ts';
import { runConformance } from './run-conformance.ts';
import { fits } from './verdicts.rules.ts';

await runProgram(USAGE, async (words) => {
  const command = readCommand(words);
  const { verdicts, stored } = await runConformance(command);
  process.stdout.write(textReport(command.url, verdicts, stored));
  process.exitCode = fits(verdicts) ? 0 : 1;
});
