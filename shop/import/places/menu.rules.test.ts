import { describe, expect, test } from 'vitest';
import { categoryNames, pathKey, planMenu } from './menu.rules.ts';

const menuOf = (texts: readonly string[], tops = 8) => {
  const paths = texts.map((text) => {
    const [path = '', count = '10'] = text.split(' x');
    return { path: path.split(' > '), count: Number(count) };
  });
  const plan = planMenu(paths, tops);
  return paths.map(({ path }) => plan.get(pathKey(path))?.join(' > '));
};

describe('the categories of a feed', () => {
  test.each<[string, string, string, number?]>([
    ['of one level become top categories', 'Lamps|Shades', 'Lamps|Shades'],
    ['are kept when they are few', 'Lighting > Pendants|Hardware > Hooks', 'Lighting > Pendants|Hardware > Hooks'],
    ['lose levels common to all', 'A > B > C|A > B > D > E|A > B', 'C|D > E|B'],
    ['lose a level common to nearly all', 'A > B x50|A > C x45|D > E x5', 'B|C|D > E'],
    ['keep a level common to half', 'A > B|A > C|D > E', 'A > B|A > C|D > E', 2],
    ['keep a single category', 'Lighting > Pendants', 'Lighting > Pendants'],
    [
      'are grouped by noun when too many',
      'Wall Lights|Floor Lights|Ceiling Lights|Table Lamps|Desk Lamp|Bolts',
      'Lights > Wall Lights|Lights > Floor Lights|Lights > Ceiling Lights|Lamps > Table Lamps|Lamps > Desk Lamp|Bolts',
      3,
    ],
    ['join that of their noun', 'Lights|Wall Lights|Hooks|Pins', 'Lights|Lights > Wall Lights|Hooks|Pins', 3],
    ['are merged, smallest first', 'Hooks x9|Pins x8|Bolts x2|Nails x1', 'Hooks|Pins|More > Bolts|More > Nails', 3],
  ])('%s', (_, paths, expected, tops) => expect(menuOf(paths.split('|'), tops)).toEqual(expected.split('|')));

  test('are sorted by size, the remainder last', () => {
    const types = ['Bolts x1', 'Nails x2', 'Tacks x2', 'Hooks x3', 'Hinges x9'].map((text) => ({
      path: [text.split(' x')[0] ?? ''],
      count: Number(text.split(' x')[1]),
    }));
    expect([...planMenu(types, 3).values()].map((path) => path.join(' > ')).join('|')).toBe(
      'Hinges|Hooks|More > Nails|More > Tacks|More > Bolts',
    );
  });

  test('make a menu within the maximum of top categories', () => {
    const types = Array.from(
      { length: 60 },
      (_, index) => `Type ${String.fromCharCode(65 + (index % 26))}${index} x${index + 1}`,
    );
    const tops = new Set(menuOf(types).map((path) => path?.split(' > ')[0]));
    expect(tops.size).toBe(8);
  });
});

test('category names are the commonest tags that name a kind of product', () => {
  const counts = Object.entries({ women: 14, Sale: 20, men: 6, 2024: 9, rare: 1, new: 30 });
  expect(categoryNames(new Map(counts.map(([name, count]) => [name, { count }])), 8)).toEqual(['women', 'men']);
});
