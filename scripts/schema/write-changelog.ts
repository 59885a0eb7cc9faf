import { readFileSync, writeFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { releaseSection, UNRELEASED, withNewest } from './changelog.rules.ts';
import { breakingChanges, visibleChanges } from './changes.ts';
import { nextMigration } from './migration.ts';

/**
 * Writes the graph's changes since its last release to the changelog: `npm run changelog`. With a version, `npm run changelog -- 1.1.0`, makes a
 * release: later schemas are compared with the current one. Breaking changes that were not deprecated first take a major version.
 */
const [RELEASED, CURRENT, CHANGELOG] = ['schema/released.graphql', 'schema/schema.graphql', 'schema/CHANGELOG.md'];
const version = process.argv[2];
if (version !== undefined && !/^\d+\.\d+\.\d+$/.test(version)) {
  console.error(`${version} is not a version such as 1.1.0`);
  process.exit(1);
}
const current = readFileSync(CURRENT, 'utf8');
const before = readFileSync(CHANGELOG, 'utf8');
const migration = nextMigration(before);
const schemas = [buildSchema(readFileSync(RELEASED, 'utf8')), buildSchema(current)] as const;
const isMajor = (await breakingChanges(...schemas)).length > 0;
if (version !== undefined && isMajor && version !== migration.version) {
  console.error(
    `${version} cannot have breaking changes that were not deprecated first: release ${migration.version}.`,
  );
  process.exit(1);
}
const name = version === undefined ? UNRELEASED : `${version} – ${new Date().toISOString().slice(0, 10)}`;
const section = releaseSection(name, await visibleChanges(...schemas), isMajor ? migration.file : null);
writeFileSync(
  CHANGELOG,
  withNewest(before, section ?? (version === undefined ? null : `## ${name}\n\nNothing that callers see.\n`)),
);
if (version !== undefined) writeFileSync(RELEASED, current);
