import { describe, expect, test } from 'vitest';
import { adding, brief, cartOf, line, offlineCart, removing, updating } from './offline-cart.fixture.ts';
import {
  holdLeft,
  nextChange,
  shownCart,
  unsavedLines,
  withAnswer,
  withChange,
  withMark,
  type OfflineCart,
  type OutboxEntry,
} from './outbox.rules.ts';
import { additionOf, removalOf, withRemovalUndone } from './undo.rules.ts';

const cart = cartOf(line('lamp', 2), line('plate', 1));
const add = (id: string, slug: string, more: Partial<OutboxEntry> = {}): OutboxEntry =>
  ({ ...adding(line(id, 1, { path: `/${slug}/` })), id, ...more }) as OutboxEntry;
const set = (id: string, slug: string, quantity: number): OutboxEntry => ({ ...updating(`/${slug}/`, quantity), id });
const remove = (id: string, slug: string, heldUntil?: number): OutboxEntry => ({
  ...removing(`/${slug}/`, heldUntil),
  id,
});
const ids = ({ changes }: OfflineCart) => changes.map(({ id }) => id);

describe('the outbox', () => {
  test.each<[string, OutboxEntry[], OutboxEntry, string[]]>([
    ['takes changes in their order', [add('1', 'new')], set('2', 'lamp', 3), ['1', '2']],
    [
      'keeps only the last quantity of a line',
      [set('1', 'lamp', 3), set('2', 'plate', 9)],
      set('3', 'lamp', 4),
      ['2', '3'],
    ],
    ['keeps every addition', [add('1', 'lamp')], add('2', 'lamp'), ['1', '2']],
    ['drops the quantity of a removed line', [set('1', 'lamp', 3)], remove('2', 'lamp'), ['2']],
    ['drops an unsent addition with its removal', [add('1', 'new')], remove('2', 'new'), []],
    [
      'sends the removal of a line that may have been added',
      [add('1', 'new', { sent: true, failed: true })],
      remove('2', 'new'),
      ['1', '2'],
    ],
    [
      'drops an unsent addition to a line that the shop has, and removes the line',
      [add('1', 'lamp')],
      remove('2', 'lamp'),
      ['2'],
    ],
  ])('%s', (_, before, change, expected) => {
    expect(ids(withChange(offlineCart(cart, ...before), change))).toEqual(expected);
  });

  test.each([
    ['replaces the cart, with newer changes on top', set('2', 'plate', 5), '3 lamp, 5 plate, 8 for 9600 (8000)'],
    ['to a replaced quantity leaves the newer one', set('2', 'lamp', 8), '8 lamp, 1 plate, 9 for 10800 (9000)'],
  ])('an answer %s', (_, newer, expected) => {
    const offline = withChange(offlineCart(cart, set('1', 'lamp', 3)), newer);
    const after = withAnswer(offline, '1', cartOf(line('lamp', 3), line('plate', 1)));
    expect([ids(after), brief(shownCart(after))]).toEqual([['2'], expected]);
  });

  test('a held change lets later ones pass until its time', () => {
    const offline = offlineCart(cart, remove('1', 'lamp', 500), set('2', 'plate', 3));
    expect([nextChange(offline, 100)?.id, holdLeft(offline, 100)]).toEqual(['2', 400]);
    expect([nextChange(offline, 500)?.id, holdLeft(offline, 500)]).toEqual(['1', null]);
  });

  test('every change behind one without an answer is unsaved', () => {
    const offline = offlineCart(cart, set('1', 'plate', 2), add('2', 'new'), set('3', 'lamp', 3));
    expect(unsavedLines(offline)).toEqual(new Set());
    expect(unsavedLines(withMark(offline, '2', { failed: true }))).toEqual(new Set(['/new/', '/lamp/']));
  });
});

describe('undoing a removal', () => {
  const sold = line('lamp', 2, {
    product: {
      id: 'Product:lamp',
      minimumQuantity: 1,
      quantityMultiple: 1,
      variants: ['OTHER', 'LAMP'].map((sku) => ({ id: `Variant:${sku}`, sku })),
      modifiers: [{ id: 'M', options: ['CAP', 'BULB'].map((sku) => ({ id: `Option:${sku}`, sku })) }],
    },
  });
  const bulb = line('bulb', 2, {
    isModifier: true,
    parentId: 'lamp',
    product: { id: 'Product:bulb', minimumQuantity: 1, quantityMultiple: 1, variants: null, modifiers: null },
  });
  const full = cartOf(sold, bulb, line('plate', 1));

  function afterRemoval(offline: OfflineCart, slug: string) {
    const shown = shownCart(offline);
    const target = shown.lines.find(({ path }) => path === `/${slug}/`) ?? sold;
    const after = withChange(offline, remove('r', slug));
    return { after, removal: removalOf('r', target, shown, offline, after) };
  }

  test.each<[string, OfflineCart]>([
    ['before it was sent', offlineCart(full)],
    ['of a line whose quantity was not sent either', offlineCart(full, set('1', 'lamp', 7))],
    ['of a line that was never sent', offlineCart(full, add('1', 'new'))],
  ])('undoes a removal without a trace: %s', (_, offline) => {
    const { after, removal } = afterRemoval(offline, offline.changes[0]?.kind === 'add' ? 'new' : 'lamp');
    expect(brief(shownCart(withRemovalUndone(after, removal, false, 'u') ?? offlineCart(null)))).toEqual(
      brief(shownCart(offline)),
    );
  });

  test.each([
    ['that is in flight', true],
    ['that has been made', false],
  ])('undoing a removal %s adds the line again, with its add-on', (_, isInFlight) => {
    const { after, removal } = afterRemoval(offlineCart(full), 'lamp');
    const offline = isInFlight ? after : withAnswer(after, 'r', cartOf(line('plate', 1)));
    const undone = withRemovalUndone(offline, removal, isInFlight, 'u');
    const modifiers = [{ modifierId: 'M', optionId: 'Option:BULB' }];
    expect(undone?.changes.at(-1)).toMatchObject({
      kind: 'add',
      id: 'u',
      variables: { input: { productId: 'Product:lamp', variantId: 'Variant:LAMP', quantity: 2, modifiers } },
    });
    expect(brief(shownCart(undone ?? offlineCart(null)))).toContain('5 for');
  });

  test('cannot restore an add-on alone or a product that is no longer sold', () => {
    expect([additionOf(bulb, full.lines), additionOf(line('x', 1, { product: null }), [])]).toEqual([null, null]);
  });
});
