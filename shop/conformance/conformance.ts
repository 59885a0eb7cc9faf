import { writeFile } from 'node:fs/promises';
import { runProgram } from '@storefront/schema/settings/command-line.ts';
import { htmlReport } from './html-report.rules.ts';
import { readCommand, USAGE } from './read-command.ts';
import { textReport } from './report.rules.ts';
import { runConformance } from './run-conformance.ts';
import { fits } from './verdicts.rules.ts';

await runProgram(USAGE, async (words) => {
  const command = readCommand(words);
  const { url, report } = command;
  const { verdicts, stored } = await runConformance(command);
  process.stdout.write(textReport(url, verdicts, stored));
  if (report !== null) {
    await writeFile(report, htmlReport(url, verdicts, { stored, at: new Date() }));
    console.log(`The report is in ${report}.`);
  }
  process.exitCode = fits(verdicts) ? 0 : 1;
});
