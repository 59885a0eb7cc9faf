import { expect, test } from 'vitest';
import { slowTexts } from '@storefront/domain/hostile-texts.fixture.ts';
import { withoutSuggestions } from './graphql-server/request-error.ts';
import { slugOf } from './graph/content/page.rules.ts';
import { folderOf } from './server/documents/archive-contents.rules.ts';

test.each<[string, (text: string) => unknown]>([
  ['an error’s message', withoutSuggestions],
  ['the slug of a post', slugOf],
  ['the name of a folder', folderOf],
])('reads %s in time that grows with its length', { timeout: 120_000 }, (_, read) => {
  expect(slowTexts(read)).toEqual([]);
});
