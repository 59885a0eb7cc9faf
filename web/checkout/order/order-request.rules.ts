import { isBlank } from '@storefront/domain/text.rules.ts';

export type OrderRequestKind = 'cancel' | 'return';

const requests: ReadonlyMap<string, OrderRequestKind> = new Map([
  ['AWAITING_PAYMENT', 'cancel'],
  ['PAID', 'cancel'],
  ['PREPARING', 'cancel'],
  ['READY_TO_COLLECT', 'cancel'],
  ['DISPATCHED', 'return'],
  ['DELIVERED', 'return'],
]);

/** To cancel until the goods have left, then to return them; null for neither. */
export function requestIn(status: string): OrderRequestKind | null {
  return requests.get(status) ?? null;
}

/** To return, but not to cancel, the customer names the goods. Undefined for none. */
export function missingNote(kind: OrderRequestKind, note: string): string | undefined {
  return kind === 'return' && isBlank(note) ? 'Please say what you would like to return.' : undefined;
}

export function requestMessage(kind: OrderRequestKind, number: string, note: string): string {
  const wish =
    kind === 'cancel' ? `Please cancel my order ${number}.` : `I would like to return goods of order ${number}.`;
  return [wish, note.trim()].filter(Boolean).join('\n\n');
}
