import { expect, test } from 'vitest';
import { releaseSection, UNRELEASED, withNewest } from './changelog.rules.ts';

const added = { kind: 'added', text: 'ProductSort.OLDEST was added.', isAnnounced: true } as const;
const gone = { kind: 'breaking', text: 'Query.old was removed.', isAnnounced: true } as const;

test('a release tells what matters most first', () => {
  expect(releaseSection('1.1.0', [added, gone])).toBe(
    '## 1.1.0\n\n### No longer there, as was announced\n\n- `Query.old` was removed.\n\n### New\n\n- `ProductSort.OLDEST` was added.\n',
  );
  expect(releaseSection('1.1.0', [])).toBeNull();
});

test('what is not released yet is written anew, what was released stays', () => {
  const first = withNewest('', '## 1.0.0\n\nThe first.\n');
  const second = withNewest(first, releaseSection(UNRELEASED, [added]));
  expect(second).toContain('`ProductSort.OLDEST`');
  expect(withNewest(second, releaseSection(UNRELEASED, [gone]))).not.toContain('OLDEST');
  expect(withNewest(second, null)).toBe(first);
  expect(withNewest(second, releaseSection('1.1.0', [added])).match(/^## .+/gm)).toEqual(['## 1.1.0', '## 1.0.0']);
});
