import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gradeOf, readJudgedSet } from '../bench/judged-set.ts';
import { BY_MEASURE, DESIGNERS, ELECTRICIANS, HOUSEHOLDERS } from './known-items.data.ts';
import { sampleCatalogue } from './sample-catalogue.ts';

const setOf = (file: string) => readJudgedSet(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')));
const [judged, heldOut] = [setOf('judged.json'), setOf('held-out.json')];
const all = [...judged.queries, ...heldOut.queries];
const documents = [...sampleCatalogue().documents()].filter(({ name }) => name !== '');

test('there are 200 judged queries and 40 held out, all different, and none of them a known item', () => {
  const queries = new Set(all.map(({ query }) => query));
  const known = [ELECTRICIANS, DESIGNERS, HOUSEHOLDERS, BY_MEASURE].flatMap((items) => items.map(([query]) => query));
  expect([judged.queries.length, heldOut.queries.length, queries.size]).toEqual([200, 40, 240]);
  expect(queries.intersection(new Set(known))).toEqual(new Set());
});

test('each grade has a reason', () => {
  expect(all.flatMap(({ grades }) => grades).filter(({ reason }) => !reason)).toEqual([]);
});

test('no grade is idle: each is the first that fits some product', () => {
  const unjudged = { others: 'unjudged' } as const;
  const idle = all.flatMap((query) =>
    query.grades.filter((_grade, index) => {
      const upTo = (count: number) => ({ ...query, grades: query.grades.slice(0, count) });
      return !documents.some(
        (product) =>
          gradeOf(unjudged, upTo(index), product) === null && gradeOf(unjudged, upTo(index + 1), product) !== null,
      );
    }),
  );
  expect(idle).toEqual([]);
});
