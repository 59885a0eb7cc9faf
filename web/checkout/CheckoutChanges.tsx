import { formatMoney } from '@storefront/domain/money-text.rules.ts';
import type { PlaceOrderState } from './usePlaceOrder.ts';
import * as styles from './CheckoutPage.css.ts';

type Change = PlaceOrderState['changes'][number];

const NAMES = new Map([
  ['DELIVERY', 'Delivery'],
  ['TOTAL', 'Total'],
]);

/** Amount by amount, since the shopper saw the total. Nothing where the shop does not say. */
export function CheckoutChanges({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map(({ kind, name, agreed, now }, index) => (
        <li key={`${index} ${name}`}>
          {`${name ?? NAMES.get(kind) ?? 'Your order'}: ${amountOf(kind, agreed)} before, ${amountOf(kind, now)} now`}
        </li>
      ))}
    </ul>
  );
}

function amountOf(kind: string, money: Change['now']): string {
  if (!money) return kind === 'ITEM' ? 'not in your order' : 'none';
  return kind === 'DISCOUNT' ? `−${formatMoney(money.pence)}` : formatMoney(money.pence);
}
