import { expect, test } from 'vitest';
import { changeReport, readGeneratedFiles, type GeneratedFiles } from './generated-files.ts';

const files = (committed: Record<string, string>, others: Record<string, string> = {}): GeneratedFiles => ({
  committed: new Map(Object.entries(committed)),
  others: new Map(Object.entries(others)),
});

test('names each committed file that has changed, and counts the artifacts that were changed, added or removed', () => {
  const before = files(
    { 'schema/schema.graphql': 'a', '.env.example': 'same' },
    { kept: '1', edited: '2', removed: '3' },
  );
  const after = files({ 'schema/schema.graphql': 'b', '.env.example': 'same' }, { kept: '1', edited: '4', added: '5' });
  expect(changeReport(before, after)).toBe(
    'Changed: schema/schema.graphql\nChanged: 3 files in __generated__, not committed',
  );
});

test('says that nothing changed', () => {
  const current = readGeneratedFiles();
  expect(current.others.size).toBeGreaterThan(0);
  expect(changeReport(current, readGeneratedFiles())).toBe('Nothing changed');
});
