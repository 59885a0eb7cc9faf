import { expect, test } from 'vitest';
import { operationNames, operationToRun } from './operation.rules.ts';

test.each([
  ['{ shop { name } }', [null]],
  ['query Brands { brands { name } }', ['Brands']],
  ['# Brands\nquery Brands { ...B } fragment B on Query { x } mutation Add { add }', ['Brands', 'Add']],
  ['', []],
  ['query {', []],
])('%s has the operations %j', (document, names) => expect(operationNames(document)).toEqual(names));

test.each([
  ['the selected operation', 'query A { a } query B { b }', 'B', 'B'],
  ['the only operation, when the selection is of an earlier text', 'query B { b }', 'A', 'B'],
  ['the first operation, when none is selected', 'query A { a } query B { b }', null, 'A'],
  ['an operation without a name', '{ a }', 'A', null],
  ['nothing by name in a document that cannot be parsed', 'query A {', 'A', null],
])('runs %s', (_, document, selected, name) => expect(operationToRun(document, selected)).toBe(name));
