import { expect, test } from 'vitest';
import { unsafeKeys } from './keys.ts';

const PREAMBLE = `
type Known = 'a' | 'b';
declare const text: string, number: number, known: Known, words: string[], anything: any;
declare const table: Record<string, number>, closed: Record<Known, number>, wide: { [name: string]: number }, map: Map<string, number>;
`;

/** The lines of a program that the check reports, in an in-memory project. */
function refusedLines(program: string): number[] {
  const files = new Map([
    [
      '/shop/tsconfig.json',
      '{ "compilerOptions": { "strict": true, "target": "esnext", "noEmit": true }, "files": ["shop.ts"] }',
    ],
    ['/shop/shop.ts', `${PREAMBLE}${program}\n`],
  ]);
  const fs = {
    readFile: (path: string) => files.get(path),
    fileExists: (path: string) => (files.has(path) ? true : undefined),
  };
  const faults = unsafeKeys('/shop/tsconfig.json', (path) => path === '/shop/shop.ts', { cwd: '/shop', fs });
  const above = PREAMBLE.split('\n').length - 1;
  return faults.map((fault) => Number(/:(\d+): /.exec(fault)?.[1]) - above);
}

test.each([
  ['a read by any text', 'table[text];'],
  ['a write by any text', 'table[text] = 1;'],
  ['a read of a type with an index signature', 'wide[text];'],
  ['a key that is put together', 'table[`option ${text}`];'],
  ['a cast that hides any text', 'closed[text as Known];'],
  ['a key of any type', 'table[anything];'],
  [
    'a key of a type parameter',
    'function of<Key extends string>(key: Key) { return (table as Record<Key, number>)[key]; }',
  ],
  ['`in` with any text', 'text in table;'],
  ['a name that is taken out by any text', 'const { [text]: one } = table;'],
  ['an exception without a reason', 'table[text]; // safe key:'],
  ['a question about another object', 'Object.hasOwn(wide, text) && table[text];'],
])('refuses %s', (_, program) => {
  expect(refusedLines(program)).toEqual([1]);
});

test('accepts literal keys, arrays, maps, keys guarded by Object.hasOwn, and exceptions with a reason', () => {
  const program = [
    'closed[known];',
    "table['a'];",
    'words[number];',
    'map.get(text);',
    "'a' in table;",
    'const one = Object.hasOwn(table, text) ? table[text] : null;',
    'if (Object.hasOwn(closed, text)) closed[text as Known] = 1;',
    'table[text]; // safe key: the table has no prototype',
    '// safe key: the table has no prototype',
    'table[text];',
    '({ [text]: 1 });',
  ];
  expect(refusedLines(program.join('\n'))).toEqual([]);
});
