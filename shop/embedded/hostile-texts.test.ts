import { expect, test } from 'vitest';
import { slowTexts } from '@storefront/domain/hostile-texts.fixture.ts';
import { passwordFault } from './accounts/password.rules.ts';
import { facetName } from './catalogue/listing/facet-fields.rules.ts';
import { networkKey } from './attempts/network-key.rules.ts';
import { cellText } from '@storefront/import/reading/cell-text.rules.ts';
import { declaredEncoding } from '@storefront/import/reading/encoding.rules.ts';
import { correctHtml, decodeEntities } from '@storefront/import/reading/entities.rules.ts';
import { formatOf } from '@storefront/import/reading/formats.rules.ts';
import { htmlParagraphs, paragraphs } from '@storefront/import/reading/paragraphs.rules.ts';
import { categoryPathOf, gramsOf, imageUrlOf, priceOf, stockOf } from '@storefront/import/values.rules.ts';
import { smallCatalogue } from './catalogue/catalogue.fixture.ts';
import { searchDocumentOf } from './search-index/search-document.ts';

const [product] = smallCatalogue.products;

test.each<[string, (text: string) => unknown]>([
  ['a feed’s price', priceOf],
  ['a feed’s stock', stockOf],
  ['a feed’s weight', gramsOf],
  ['a category path', categoryPathOf],
  ['an image’s address', imageUrlOf],
  ['a cell', (text) => cellText('description', text)],
  ['entities', decodeEntities],
  ['doubly escaped HTML', correctHtml],
  ['paragraphs', paragraphs],
  ['HTML paragraphs', htmlParagraphs],
  ['the format of a file', formatOf],
  ['the encoding that a file declares', declaredEncoding],
  ['the name of a field', facetName],
  ['a new password', (text) => passwordFault(text, [])],
  ['an IP address', networkKey],
  [
    'a description for the search',
    (text) =>
      product && searchDocumentOf({ ...product, descriptionHtml: text }, { brand: () => '', category: () => '' }),
  ],
])('reads %s in time that grows with its length', { timeout: 120_000 }, (_, read) => {
  expect(slowTexts(read)).toEqual([]);
});
