import { writeFileSync } from 'node:fs';
import { environment } from '../../config/environment.data.ts';
import { configurationTable } from './configuration.rules.ts';

/** Writes docs/configuration.md from the variables that the configuration reads. */
writeFileSync(
  'docs/configuration.md',
  `# Configuration

All settings are environment variables; there is no configuration file. They are read once at start, by \`config/config.ts\` alone.
An empty variable counts as unset. An invalid value stops the start with one line that names the variable.

This page is generated from \`config/environment.data.ts\` by \`npm run generate\`.

${configurationTable(environment)}
`,
);
