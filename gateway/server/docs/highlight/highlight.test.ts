// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { allExamples } from '../../graphiql/examples.ts';
import { highlighted, type Language } from './highlight.ts';

/** The text that a browser shows, and the parts of each class. */
function parts(text: string, language: Language): { shown: string; classes: Map<string, string[]> } {
  const host = document.createElement('div');
  host.innerHTML = highlighted(text, language);
  const classes = new Map<string, string[]>();
  for (const { className, textContent } of host.querySelectorAll('span'))
    classes.set(className, [...(classes.get(className) ?? []), textContent ?? '']);
  return { shown: host.textContent ?? '', classes };
}

test('marks keywords, types, variables, literals and comments of GraphQL, but not fields with such names', () => {
  const text = '# Why\nquery Q($id: ID!, $n: Int = 3) { query type(id: $id, s: "x", f: true) { ... on Cart { on } } }';
  const { shown, classes } = parts(text, 'graphql');
  expect(shown).toBe(text);
  expect(Object.fromEntries(classes)).toEqual({
    c: ['# Why'],
    k: ['query', 'true', 'on'],
    t: ['Q', 'ID', 'Int', 'Cart'],
    v: ['$id', '$n', '$id'],
    n: ['3'],
    s: ['"x"'],
  });
});

test('tells keys of JSON from strings', () => {
  const { classes } = parts('{"a\\"": "b: c", "d": [-1.5e3, true, null]}', 'json');
  expect(Object.fromEntries(classes)).toEqual({
    p: ['"a\\""', '"d"'],
    s: ['"b: c"'],
    n: ['-1.5e3'],
    k: ['true', 'null'],
  });
});

describe.each<[Language, string, string, string]>([
  ['shell', "curl https://x.example \\\n  -H 'a: b' # why", 's', "'a: b'"],
  ['typescript', 'const a = `x ${1}`; // why', 'k', 'const'],
  ['python', 'q = """\na # no comment\n"""\nimport os', 's', '"""\na # no comment\n"""'],
])('%s', (language, text, kind, expected) => {
  test('shows the text unchanged, with its tokens', () => {
    const { shown, classes } = parts(text, language);
    expect(shown).toBe(text);
    expect(classes.get(kind)).toContain(expected);
  });
});

test('shows every example unchanged', () => {
  for (const { query, variables } of allExamples()) {
    expect(parts(query, 'graphql').shown).toBe(query);
    expect(parts(variables ?? '{}', 'json').shown).toBe(variables ?? '{}');
  }
});

test('shows what is not GraphQL without colours, and escapes it', () => {
  expect(highlighted('query { <b> \u0007 }', 'graphql')).toBe('query { &lt;b&gt; \u0007 }');
  expect(highlighted('"<b>"', 'json')).toBe('<span class="s">&quot;&lt;b&gt;&quot;</span>');
});
