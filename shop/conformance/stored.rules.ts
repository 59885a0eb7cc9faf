import type { TriedCall } from './verdicts.rules.ts';

export interface StoredRecord {
  /** Its name, such as “the account of you+conformance-1@example.com”. */
  what: string;
  /** The advice for the shop's staff; null when the check has removed it. */
  left: string | null;
}

export function storedRecords(
  calls: readonly TriedCall[],
  { email, orderNumber }: { email: string; orderNumber: string },
): StoredRecord[] {
  const succeeded = (method: string, path: string) =>
    calls.some((call) => call.method === method && call.path === path && call.status === 200);
  const stored = (path: string, what: string, left: string | null): StoredRecord[] =>
    succeeded('POST', path) ? [{ what, left }] : [];
  const isPaid = succeeded('POST', '/orders/{id}/payment');
  const isDeleted = succeeded('POST', '/delete_account');
  return [
    ...stored(
      '/checkout',
      `the order ${orderNumber}, ${isPaid ? 'paid' : 'unpaid'}`,
      'cancel it, which gives its stock back',
    ),
    ...stored('/create_account', `the account of ${email}`, isDeleted ? null : 'delete it'),
    ...(succeeded('POST', '/checkout') ? [] : stored('/add_to_cart', 'a cart', cartLeft(calls))),
    ...stored('/reviews/', `a review by ${email}`, 'delete or reject it'),
    ...stored('/contact_us', `a message from ${email}`, 'delete it'),
    ...stored('/subscribe_to_newsletter', `the newsletter subscription of ${email}`, 'delete it'),
    ...stored('/stock_alerts', `an unconfirmed stock alert for ${email}`, 'it needs no attention'),
  ];
}

/** The rest of a cart that was not ordered: its line is removed at the end. */
function cartLeft(calls: readonly TriedCall[]): string | null {
  const last = calls.findLast(({ path }) => path === '/remove_item_from_cart');
  return last?.status === 200 ? null : 'it has one line and expires by itself';
}
