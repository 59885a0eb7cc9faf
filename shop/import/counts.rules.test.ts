import { expect, test } from 'vitest';
import { importSentences } from './counts.rules.ts';

const none = { added: 0, changed: 0, unchanged: 0, removed: 0, unread: 0, notForSale: 0 };
const NONE = 'No product was imported.';

test.each([
  [{}, [NONE]],
  [{ added: 1 }, ['1 product was added.']],
  [
    { added: 2_000, changed: 1, unchanged: 1, removed: 1 },
    ['2,000 products were added, 1 product changed, 1 product stayed as it was, 1 product was taken off sale.'],
  ],
  [{ unchanged: 2, removed: 4 }, ['2 products stayed as they were, 4 products were taken off sale.']],
  [{ unread: 1 }, [NONE, '1 product could not be read.']],
  [{ unread: 2, notForSale: 1 }, [NONE, '2 products could not be read.', '1 product is marked as not for sale.']],
  [{ notForSale: 2 }, [NONE, '2 products are marked as not for sale.']],
])('%j is told in words', (counts, sentences) => expect(importSentences({ ...none, ...counts })).toEqual(sentences));
