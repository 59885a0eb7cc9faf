import { describe, expect, test } from 'vitest';
import { adding, brief, cartOf, copyOf, line } from './copy.fixture.ts';
import {
  holdLeft,
  nextChange,
  shownCart,
  unsavedLines,
  withAnswer,
  withChange,
  withMark,
  type Copy,
  type Queued,
} from './queue.rules.ts';
import { additionOf, removalOf, withRemovalUndone } from './restore.rules.ts';

const cart = cartOf(line('lamp', 2), line('plate', 1));
const add = (id: string, slug: string, more: Partial<Queued> = {}): Queued =>
  ({ ...adding(line(id, 1, { path: `/${slug}/` })), id, ...more }) as Queued;
const set = (id: string, slug: string, quantity: number): Queued => ({ kind: 'set', id, line: `/${slug}/`, quantity });
const remove = (id: string, slug: string, heldUntil?: number): Queued => ({
  kind: 'remove',
  id,
  line: `/${slug}/`,
  ...(heldUntil && { heldUntil }),
});
const ids = ({ changes }: Copy) => changes.map(({ id }) => id);

describe('the queue', () => {
  test.each<[string, Queued[], Queued, string[]]>([
    ['takes changes in their order', [add('1', 'new')], set('2', 'lamp', 3), ['1', '2']],
    [
      'lets the last quantity of a line win',
      [set('1', 'lamp', 3), set('2', 'plate', 9)],
      set('3', 'lamp', 4),
      ['2', '3'],
    ],
    ['keeps every addition', [add('1', 'lamp')], add('2', 'lamp'), ['1', '2']],
    ['forgets the quantity of what is removed', [set('1', 'lamp', 3)], remove('2', 'lamp'), ['2']],
    ['sends neither an addition nor its removal', [add('1', 'new')], remove('2', 'new'), []],
    [
      'sends the removal of what may have been added',
      [add('1', 'new', { sent: true, failed: true })],
      remove('2', 'new'),
      ['1', '2'],
    ],
    ['removes what was there before the addition', [add('1', 'lamp')], remove('2', 'lamp'), ['2']],
  ])('%s', (_, before, change, expected) => {
    expect(ids(withChange(copyOf(cart, ...before), change))).toEqual(expected);
  });

  test('an answer replaces the cart, and what was changed since counts on top of it', () => {
    const copy = copyOf(cart, set('1', 'lamp', 3), set('2', 'plate', 5));
    const after = withAnswer(copy, '1', cartOf(line('lamp', 3), line('plate', 1)));
    expect([ids(after), brief(shownCart(after))]).toMatchObject([
      ['2'],
      {
        lines: [
          ['lamp', 3],
          ['plate', 5],
        ],
      },
    ]);
  });

  test('an answer to a quantity that has been replaced meanwhile leaves the newer one', () => {
    const copy = withChange(copyOf(cart, set('1', 'lamp', 3)), set('2', 'lamp', 8));
    const after = withAnswer(copy, '1', cartOf(line('lamp', 3), line('plate', 1)));
    expect([ids(after), brief(shownCart(after))]).toMatchObject([
      ['2'],
      {
        lines: [
          ['lamp', 8],
          ['plate', 1],
        ],
      },
    ]);
  });

  test('a held change steps aside until its time', () => {
    const copy = copyOf(cart, remove('1', 'lamp', 500), set('2', 'plate', 3));
    expect([nextChange(copy, 100)?.id, holdLeft(copy, 100)]).toEqual(['2', 400]);
    expect([nextChange(copy, 500)?.id, holdLeft(copy, 500)]).toEqual(['1', null]);
  });

  test('everything behind a change that got no answer is unsaved', () => {
    const copy = copyOf(cart, set('1', 'plate', 2), add('2', 'new'), set('3', 'lamp', 3));
    expect(unsavedLines(copy)).toEqual(new Set());
    expect(unsavedLines(withMark(copy, '2', { failed: true }))).toEqual(new Set(['/new/', '/lamp/']));
  });
});

describe('taking a removal back', () => {
  const sold = line('lamp', 2, {
    product: {
      id: 'Product:lamp',
      variants: [
        { id: 'Variant:1', sku: 'OTHER' },
        { id: 'Variant:2', sku: 'LAMP' },
      ],
      modifiers: [
        {
          id: 'M',
          options: [
            { id: 'O1', sku: 'CAP' },
            { id: 'O2', sku: 'BULB' },
          ],
        },
      ],
    },
  });
  const bulb = line('bulb', 2, { isModifier: true, parentId: 'lamp', product: { id: 'Product:bulb' } });
  const full = cartOf(sold, bulb, line('plate', 1));

  function removing(copy: Copy, slug: string) {
    const shown = shownCart(copy);
    const target = shown.lines.find(({ path }) => path === `/${slug}/`) ?? sold;
    const after = withChange(copy, remove('r', slug));
    return { after, removal: removalOf('r', target, shown, copy, after) };
  }

  test.each<[string, Copy]>([
    ['before it was sent', copyOf(full)],
    ['of a line whose quantity was not sent either', copyOf(full, set('1', 'lamp', 7))],
    ['of a line that was never sent', copyOf(full, add('1', 'new'))],
  ])('%s is as if it had never been', (_, copy) => {
    const { after, removal } = removing(copy, copy.changes[0]?.kind === 'add' ? 'new' : 'lamp');
    expect(brief(shownCart(withRemovalUndone(after, removal, false, 'u') ?? copyOf(null)))).toEqual(
      brief(shownCart(copy)),
    );
  });

  test.each([
    ['that is under way', true],
    ['that has been made', false],
  ])('%s adds the line again, with its add-on', (_, isUnderWay) => {
    const { after, removal } = removing(copyOf(full), 'lamp');
    const copy = isUnderWay ? after : withAnswer(after, 'r', cartOf(line('plate', 1)));
    const undone = withRemovalUndone(copy, removal, isUnderWay, 'u');
    expect(undone?.changes.at(-1)).toMatchObject({
      kind: 'add',
      id: 'u',
      input: {
        productId: 'Product:lamp',
        variantId: 'Variant:2',
        quantity: 2,
        modifiers: [{ modifierId: 'M', optionId: 'O2' }],
      },
    });
    expect(brief(shownCart(undone ?? copyOf(null)))).toMatchObject({ quantity: 5 });
  });

  test('an add-on alone, or a product that has gone, cannot be added again', () => {
    expect([additionOf(bulb, full.lines), additionOf(line('x', 1, { product: null }), [])]).toEqual([null, null]);
  });
});
