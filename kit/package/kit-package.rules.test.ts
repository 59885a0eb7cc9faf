import { expect, test } from 'vitest';
import { kitVersion } from './kit-package.rules.ts';

const RELEASED = '## 2.3.4 – 2026-11-22\n\n- A\n\n## 1.0.0 – 2026-11-21\n';

test.each([
  ['that of the last release', `# Changelog\n\n${RELEASED}`, '2.3.4'],
  [
    'a preview of the next minor one while there are unreleased changes',
    `# Changelog\n\n## Not released yet\n\n- B\n\n${RELEASED}`,
    '2.4.0-next',
  ],
])('the kit’s version is %s', (_, changelog, version) => {
  expect(kitVersion(changelog)).toBe(version);
});

test('a changelog without a release is refused', () => {
  expect(() => kitVersion('# Changelog\n\n## Not released yet\n')).toThrow('names no release');
});
