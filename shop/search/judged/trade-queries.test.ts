import { describe, expect, test } from 'vitest';
import { sampleCatalogue, searchOver } from './sample-catalogue.ts';
import { TRADE_QUERIES } from './trade-queries.data.ts';

const documents = [...sampleCatalogue().documents()];
const saidById = new Map(documents.map(({ id, name, fields }) => [id, [name, ...fields].join(' · ')]));
const search = await searchOver(documents);

describe('queries of the trade', () => {
  test.each(TRADE_QUERIES.map((asked) => [asked.query, asked] as const))(
    '%s',
    (query, { all, none, instead, without }) => {
      const hits = search.search(query);
      if (!hits) throw new Error('There is no index');
      const order = Array.from(hits.ids.keys()).sort((a, b) => (hits.scores[b] ?? 0) - (hits.scores[a] ?? 0));
      const said = order.map((index) => saidById.get(hits.ids[index] ?? 0) ?? '');
      expect(said.slice(0, 5).filter((text) => !(all ?? / /).test(text))).toEqual([]);
      expect(said.length).toBeGreaterThanOrEqual(5);
      expect(none ? said.filter((text) => none.test(text)) : []).toEqual([]);
      expect(hits.replacements.map((replaced) => replaced.instead)).toEqual(instead === undefined ? [] : [instead]);
      expect(hits.excluded).toEqual(without === undefined ? [] : [without]);
    },
  );
});
