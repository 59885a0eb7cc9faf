import type { Change } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { releaseSection, UNRELEASED, withNewest } from './changelog.rules.ts';
import { visibleChanges } from './changes.ts';

const changesTo = (after: string): Promise<Change[]> =>
  visibleChanges(buildSchema('type Query { a: Int b: Int }'), buildSchema(after));

const added = await changesTo('type Query { a: Int b: Int c: Int }');

test('a release lists breaking changes first, and what to use instead of a deprecated field', async () => {
  const changes = await changesTo('type Query { b(of: Int): Int @deprecated(reason: "Use `c`.") c: Int }');
  expect(releaseSection('1.1.0', changes, null)).toBe(`## 1.1.0

### Breaking

- Field \`a\` was removed from object type \`Query\`.

### May matter to some

- Argument \`of: Int\` added to field \`Query.b\`.

### Deprecated

- Field \`Query.b\` is deprecated: Use \`c\`.

### New

- Field \`c\` was added to object type \`Query\`.
`);
  expect(releaseSection('1.1.0', [], null)).toBeNull();
  expect(releaseSection('2.0.0', added, 'docs/2.md')).toContain('## 2.0.0\n\nHow to move: `docs/2.md`.\n\n### New\n');
});

test('replaces the unreleased section and keeps released ones', async () => {
  const first = withNewest('', '## 1.0.0\n\nThe first.\n');
  const second = withNewest(first, releaseSection(UNRELEASED, added, null));
  expect(second).toContain('Field `c`');
  const third = releaseSection(UNRELEASED, await changesTo('type Query { b: Int }'), null);
  expect(withNewest(second, third)).not.toContain('Field `c`');
  expect(withNewest(second, null)).toBe(first);
  expect(withNewest(second, releaseSection('1.1.0', added, null)).match(/^## .+/gm)).toEqual(['## 1.1.0', '## 1.0.0']);
});
