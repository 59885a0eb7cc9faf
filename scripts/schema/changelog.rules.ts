import type { SchemaChange } from './changes.rules.ts';

const HEADINGS: readonly (readonly [SchemaChange['kind'], string])[] = [
  ['breaking', 'Breaking'],
  ['careful', 'May matter to some'],
  ['deprecated', 'Deprecated'],
  ['added', 'New'],
];

export const UNRELEASED = 'Not released yet';

const TITLE = `# Changelog of the graph

Generated from what differs between releases of \`schema/schema.graphql\`: \`npm run changelog\`.
`;

/** The changelog section of one release; null when nothing changed. A major release names its migration page. */
export function releaseSection(
  name: string,
  changes: readonly SchemaChange[],
  migrationFile: string | null,
): string | null {
  if (changes.length === 0) return null;
  const parts = HEADINGS.flatMap(([kind, heading]) => {
    const lines = changes.filter((change) => change.kind === kind).map(({ text }) => `- ${withCode(text)}`);
    return lines.length === 0 ? [] : [`### ${heading}\n\n${lines.join('\n')}\n`];
  });
  const intro = migrationFile === null ? '' : `How to move: \`${migrationFile}\`.\n\n`;
  return `## ${name}\n\n${intro}${parts.join('\n')}`;
}

/** Replaces the unreleased section; released ones stay. */
export function withNewest(changelog: string, section: string | null): string {
  const released = changelog
    .split(/^(?=## )/m)
    .filter((part) => part.startsWith('## ') && !part.startsWith(`## ${UNRELEASED}\n`));
  return [TITLE, ...(section === null ? [] : [section]), ...released.map((part) => part.trimEnd() + '\n')].join('\n');
}

/** Formats the schema's names as code. */
function withCode(text: string): string {
  return text.replace(/\b(?:[A-Z]\w+(?:\.\w+)+|[A-Z][a-z]\w*[A-Z]\w*)\b/g, '`$&`');
}
