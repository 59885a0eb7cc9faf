import { CriticalityLevel, type Change } from '@graphql-inspector/core';

const HEADINGS = ['Breaking', 'May matter to some', 'Deprecated', 'New'] as const;

export const UNRELEASED = 'Not released yet';

const TITLE = `# Changelog of the graph

Generated from what differs between releases of \`schema/schema.graphql\`: \`npm run changelog\`.
`;

/** The changelog section of one release; null when nothing changed. A major release names its migration page. */
export function releaseSection(name: string, changes: readonly Change[], migrationFile: string | null): string | null {
  if (changes.length === 0) return null;
  const parts = HEADINGS.flatMap((heading) => {
    const lines = changes.filter((change) => headingOf(change) === heading).map((change) => `- ${textOf(change)}.`);
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

function headingOf({ type, criticality }: Change): (typeof HEADINGS)[number] {
  if (criticality.level === CriticalityLevel.Breaking) return 'Breaking';
  if (criticality.level === CriticalityLevel.Dangerous) return 'May matter to some';
  return /_DEPRECATION_(?:REASON_)?ADDED$/.test(type) ? 'Deprecated' : 'New';
}

/** Names are quoted in the messages, and are code in the changelog. The reason of a deprecation says what to use instead. */
function textOf({ message, meta }: Change): string {
  const reason: unknown = meta['deprecationReason'];
  const text = message.replace(/'([^']*)'/g, '`$1`');
  return typeof reason === 'string' ? `${text}: ${reason.replace(/\.$/, '')}` : text;
}
