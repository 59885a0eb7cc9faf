import { expect, test } from 'vitest';
import { releaseSection, UNRELEASED, withNewest } from './changelog.rules.ts';

const added = { kind: 'added', text: 'ProductSort.OLDEST was added.', isAnnounced: true, isMajor: false } as const;
const gone = { kind: 'breaking', text: 'Query.old was removed.', isAnnounced: true, isMajor: false } as const;

test('a release lists breaking changes first', () => {
  expect(releaseSection('1.1.0', [added, gone], null)).toBe(
    '## 1.1.0\n\n### Breaking\n\n- `Query.old` was removed.\n\n### New\n\n- `ProductSort.OLDEST` was added.\n',
  );
  expect(releaseSection('1.1.0', [], null)).toBeNull();
});

test('a major release names its migration page', () => {
  expect(releaseSection('2.0.0', [{ ...gone, isMajor: true }], 'docs/migrations/2.md')).toBe(
    '## 2.0.0\n\nHow to move: `docs/migrations/2.md`.\n\n### Breaking\n\n- `Query.old` was removed.\n',
  );
});

test('replaces the unreleased section and keeps released ones', () => {
  const first = withNewest('', '## 1.0.0\n\nThe first.\n');
  const second = withNewest(first, releaseSection(UNRELEASED, [added], null));
  expect(second).toContain('`ProductSort.OLDEST`');
  expect(withNewest(second, releaseSection(UNRELEASED, [gone], null))).not.toContain('OLDEST');
  expect(withNewest(second, null)).toBe(first);
  expect(withNewest(second, releaseSection('1.1.0', [added], null)).match(/^## .+/gm)).toEqual([
    '## 1.1.0',
    '## 1.0.0',
  ]);
});
