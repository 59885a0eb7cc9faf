import { expect, test } from 'vitest';
import { formatOf } from './formats.rules.ts';

test.each([
  ['nothing', '', 'it is empty'],
  ['a picture', '\u0089PNG\r\n\u001a\n', 'a CSV of plain columns it lacks the columns sku, name, price; it has'],
  ['another table', 'a,b\n1,2\n', 'it lacks the columns sku, name, price; it has a, b'],
  ['a table with other names', '# mine\nSKU;Title;Price\n', 'lacks the column name; it has SKU, Title, Price'],
  ['a half Merchant feed', 'id,price,brand\n', 'as a Merchant Center feed it lacks the column title'],
  ['a half Shopify export', 'Handle,Vendor\n', 'as a Shopify export it lacks the column title or price'],
  ['a page', '<!doctype html><html></html>', 'lacks the element item or entry'],
  ['a blog’s feed', '<rss><channel><item><title>A</title></item></channel></rss>', 'its first item lacks id, price'],
])('%s is no feed', (_, text, lack) => expect(formatOf(text)).toEqual({ lack: expect.stringContaining(lack) }));
