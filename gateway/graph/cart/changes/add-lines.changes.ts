import type { Context } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { AdditionKeys, ItemToAdd } from '../cart.rest.ts';
import { findAddedLine, type Cart, type CartLine } from '../cart.rules.ts';
import { quantityRaised, type CartWarning } from '../warnings.rules.ts';
import {
  addItems,
  addOnce,
  checkedItems,
  knownAddition,
  withItems,
  type KnownAddition,
  type LineToAdd,
} from './checked-items.ts';

export interface LineResult {
  /** Null when it was not added. */
  line: CartLine | null;
  error: UserError | null;
  /** The product's terms raised its quantity; null otherwise. */
  warning: CartWarning | null;
}

type Checked = readonly ItemToAdd[] | UserError;

/** An idempotency key then does not count as used. */
class NothingAdded extends Error {
  override name = 'NothingAdded';
  readonly checked: readonly Checked[];
  constructor(checked: readonly Checked[]) {
    super('none of the lines can be added');
    this.checked = checked;
  }
}

/** In one call, as many as possible or, with `isAllOrNothing`, only all. */
export async function addLines(
  context: Context,
  lines: readonly LineToAdd[],
  { isAllOrNothing, ...keys }: Required<AdditionKeys> & { isAllOrNothing: boolean },
): Promise<{ cart: Cart; results: LineResult[] }> {
  const [known, cart] = await Promise.all([
    Promise.all(lines.map((line) => orRefusal(knownAddition(context, line)))),
    context.cart.read(),
  ]);
  let checked: readonly Checked[] | null = null;
  try {
    await addOnce(context, keys.idempotencyKey, async () => {
      checked = await checkTogether(context, cart, known);
      const items = checked.flatMap((each) => (each instanceof UserError ? [] : each));
      const isRefused = isAllOrNothing && checked.some((each) => each instanceof UserError);
      if (isRefused || items.length === 0) throw new NothingAdded(checked);
      await addItems(context, items, keys);
    });
  } catch (error) {
    if (!(error instanceof NothingAdded)) throw error;
    return {
      cart,
      results: error.checked.map((each) => ({
        line: null,
        error: each instanceof UserError ? each : null,
        warning: null,
      })),
    };
  }
  const after = { ...(await context.cart.readAgain()), isNew: cart.isNew };
  const isRetry = checked === null;
  const checks = checked ?? (await checkTogether(context, after, known));
  return {
    cart: after,
    results: known.map((addition, index) => resultOf(addition, checks[index] ?? [], after, isRetry)),
  };
}

function resultOf(addition: KnownAddition | UserError, check: Checked, cart: Cart, isRetry: boolean): LineResult {
  if (addition instanceof UserError) return { line: null, error: addition, warning: null };
  const error = check instanceof UserError ? check : null;
  // Lines that a retry finds in the cart were added by the first attempt.
  const isAdded = isRetry || error === null;
  const line = isAdded ? (findAddedLine(cart, addition.detail.entityId, addition.variant?.id ?? null) ?? null) : null;
  if (!line) return { line, error, warning: null };
  const isRaised = !isRetry && !(check instanceof UserError) && (check[0]?.quantity ?? 0) > addition.quantity;
  return { line, error: null, warning: isRaised ? quantityRaised(line, addition.detail.quantityTerms) : null };
}

/** Each against the cart with the lines before it, which share its stock. */
async function checkTogether(
  context: Context,
  cart: Cart,
  known: readonly (KnownAddition | UserError)[],
): Promise<Checked[]> {
  const checked: Checked[] = [];
  let filled = cart;
  for (const addition of known) {
    const check = addition instanceof UserError ? addition : await orRefusal(checkedItems(context, filled, addition));
    if (!(check instanceof UserError)) filled = withItems(filled, check);
    checked.push(check);
  }
  return checked;
}

const orRefusal = <Value>(value: Promise<Value>): Promise<Value | UserError> =>
  value.catch((error: unknown) => {
    if (error instanceof UserError) return error;
    throw error;
  });
