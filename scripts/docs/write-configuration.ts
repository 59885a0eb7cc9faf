import { writeFileSync } from 'node:fs';
import { environment } from '../../schema/settings/environment.data.ts';
import { configurationTable, exampleFile } from './configuration.rules.ts';

/** Writes docs/configuration.md and .env.example from the variables that the configuration reads. */
writeFileSync(
  'docs/configuration.md',
  `# Configuration

Settings are environment variables, read once at start by \`schema/settings/config.ts\` alone. The shop’s own words are in \`shop.yaml\` of the folder \`SHOP_DIR\` (\`npm run new-shop -- my-shop\` writes one that explains every key); settings such as \`SHOP_NAME\` win over it. Changes of the folder are shown while the shop runs.
[.env.example](../.env.example) lists them all: copy it to \`.env\`, which \`docker compose up\` passes on; without Docker, \`set -a; . ./.env; set +a\` before \`./scripts/start\`.
An empty variable counts as unset. An invalid value stops the start with one line that names the variable.

This page is generated from \`schema/settings/environment.data.ts\` by \`npm run generate\`.

${configurationTable(environment)}
`,
);
writeFileSync(
  '.env.example',
  `# All settings, with their defaults. Copy this file to .env and set what differs. Generated from schema/settings/environment.data.ts.

${exampleFile(environment)}`,
);
