import { describe, expect, test } from 'vitest';
import { chosenPictures, dimensionsLine, isNear } from './gallery.rules.ts';

test.each([
  { index: 0, count: 5, near: [1, 4] },
  { index: 3, count: 5, near: [2, 4] },
])('the neighbours of $index of $count are $near', ({ index, count, near }) => {
  expect(Array.from({ length: count }, (_, at) => at).filter((at) => at !== index && isNear(at, index, count))).toEqual(
    near,
  );
});

test.each([
  [{}, null],
  [{ Material: 'Brass' }, null],
  [{ 'Projection (mm)': '9', 'Height (mm)': '8', 'Width (mm)': '7' }, 'Width 7 mm × Height 8 mm × Projection 9 mm'],
  [{ 'Width (mm)': '96, 128' }, 'Width 96, 128 mm'],
])('the dimensions in %j are %j', (specifications, line) => {
  expect(dimensionsLine(Object.entries(specifications).map(([name, value]) => ({ name, value })))).toBe(line);
});

describe('the pictures of a chosen variant', () => {
  const picture = (description: string, w320 = `/${description}`) => ({ description, w320 });
  const names = ({ own, finish, images }: { own: string | null; finish: string | null; images: string[] }) =>
    chosenPictures({
      images: images.map((description) => picture(description)),
      own: own === null ? null : picture(own),
      variantUrls: ['/Handle', '/Handle, Brass', '/Handle, Chrome'],
      finishes: ['Brass', 'Satin Brass', 'Chrome'],
      finish,
    }).map(({ description }) => description);

  const images = ['Handle', 'On a door in satin brass', 'On a door in chrome', 'Its dimensions'];
  test.each([
    ['the one of the product', 'Handle', 'Satin Brass', ['Handle', 'On a door in satin brass', 'Its dimensions']],
    ['another finish', 'Handle, Chrome', 'Chrome', ['Handle, Chrome', 'On a door in chrome', 'Its dimensions']],
    ['a finish whose name is in a longer one', 'Handle, Brass', 'Brass', ['Handle, Brass', 'Its dimensions']],
    ['no picture of its own', null, 'Chrome', ['On a door in chrome', 'Its dimensions']],
    ['no finish', 'Handle, large', null, ['Handle, large', ...images.slice(1)]],
  ])('with %s', (_, own, finish, expected) => expect(names({ own, finish, images })).toEqual(expected));

  test('are the product’s when none would be left', () => {
    expect(names({ own: null, finish: 'Brass', images: ['In chrome'] })).toEqual(['In chrome']);
  });
});
