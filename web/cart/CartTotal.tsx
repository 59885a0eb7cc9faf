import { use, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { zones } from '@storefront/domain/delivery/zones.data.ts';
import { discountAmounts, discounted } from '@storefront/domain/discounts.rules.ts';
import { formatMoney } from '@storefront/domain/money-text.rules.ts';
import { sum, type Price } from '@storefront/domain/money.rules.ts';
import type { CartTotal_cart$key } from '../__generated__/CartTotal_cart.graphql.ts';
import { Icon } from '../ui/Icon.tsx';
import { notPrinted } from '../ui/print/printed.css.ts';
import { ShopContext } from '../ui/shop/shop-context.ts';
import { Tooltip } from '../ui/tooltip/Tooltip.tsx';
import * as styles from './CartTotal.css.ts';
import { DeliveryCost } from './delivery/DeliveryCost.tsx';
import { PostcodeForm } from './delivery/PostcodeForm.tsx';
import { useDelivery, type Delivery } from './delivery/useDelivery.ts';
import { Saving } from './Saving.tsx';

interface CartTotalProps {
  cart: CartTotal_cart$key;
}

/** Delivery is to the postcode or else the UK mainland. */
function useTotals(cart: CartTotal_cart$key) {
  const {
    subtotal,
    discounts: given,
    lines,
  } = useFragment(
    graphql`
      fragment CartTotal_cart on Cart {
        subtotal {
          incVat {
            pence
          }
          exVat {
            pence
          }
        }
        discounts {
          name
          amount {
            incVat {
              pence
            }
          }
        }
        lines {
          leadTime
          ...Saving_line
        }
      }
    `,
    cart,
  );
  const goods = { incVat: subtotal.incVat.pence, exVat: subtotal.exVat.pence };
  // Until the shop has answered a change, the discounts are those of the cart before it.
  const discounts = given.map(({ name, amount }) => ({ name, incVat: amount.incVat.pence }));
  const paid = discounted(goods, discounts);
  const delivery = useDelivery(
    paid,
    lines.map(({ leadTime }) => leadTime),
  );
  const isLater = use(ShopContext)?.delivery === null;
  return { goods, discounts, lines, paid, delivery, isLater };
}

/** What the total consists of. */
export function CartSums({ cart }: CartTotalProps) {
  const { goods, discounts, lines, paid, delivery, isLater } = useTotals(cart);
  return (
    <div className={styles.block}>
      {delivery && delivery.freeFrom !== null && (
        <DeliveryHint goods={paid.incVat} missing={delivery.remainingForFree} threshold={delivery.freeFrom} />
      )}
      <GoodsRow name="Goods" amount={goods} />
      {discountAmounts(discounts, goods).map(({ name, amount }) => (
        <GoodsRow key={name} name={name} amount={amount} sign="−" />
      ))}
      {delivery && <CartDelivery delivery={delivery} />}
      {isLater && (
        <div className={styles.line}>
          <span>Delivery</span>
          <span className={styles.later}>Worked out at the checkout</span>
        </div>
      )}
      <Saving lines={lines} />
    </div>
  );
}

export function CartTotal({ cart }: CartTotalProps) {
  const { paid, delivery, isLater } = useTotals(cart);
  const total = sum(delivery ? [paid, delivery.cost] : [paid]);
  return (
    <div className={styles.total}>
      <span className={styles.name}>
        {delivery ? 'Total with delivery' : isLater ? 'Total before delivery' : 'Total'}
      </span>
      <span className={styles.figures} aria-live="polite">
        <span className={styles.exVat}>
          <span className={styles.first}>{formatMoney(total.exVat)}</span>{' '}
          <span className={styles.note}>(ex VAT @ 20%)</span>
        </span>
        <span className={styles.incVat}>
          <span className={styles.incAmount}>{formatMoney(total.incVat)}</span>{' '}
          <span className={styles.note}>(including VAT)</span>
        </span>
      </span>
    </div>
  );
}

function GoodsRow({ name, amount, sign = '' }: { name: string; amount: Price; sign?: string }) {
  return (
    <div className={styles.goods}>
      <span>{name}</span>
      <span className={styles.exVat}>{sign + formatMoney(amount.exVat)}</span>
      <span className={styles.goodsIncVat}>{sign + formatMoney(amount.incVat)}</span>
    </div>
  );
}

interface DeliveryHintProps {
  goods: number;
  /** Null when the hint would be pointless. */
  missing: number | null;
  threshold: number;
}

function DeliveryHint({ goods, missing, threshold }: DeliveryHintProps) {
  const reached = goods >= threshold;
  if (!reached && missing === null) return null;
  return (
    <div className={`${styles.hint} ${notPrinted}`}>
      <p className={styles.hintText}>
        <Icon name="truck" />
        <span>
          {missing === null ? (
            <span key="reached">Free UK mainland delivery</span>
          ) : (
            // The key keeps React from removing a translator's text nodes.
            <span key="missing">
              Shop for <strong>{formatMoney(missing)}</strong> more for free UK mainland delivery
            </span>
          )}{' '}
          <span className={styles.note}>(excl. Highlands &amp; Islands)</span>
        </span>
      </p>
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 .5h${Math.min(100, (goods / threshold) * 100).toFixed(1)}`} stroke="currentColor" />
      </svg>
    </div>
  );
}

/** To the UK mainland until the shopper enters a postcode. */
function CartDelivery({ delivery: { postcode, zone, cost, promise } }: { delivery: Delivery }) {
  const [isAsking, setAsking] = useState(false);
  const collects = (use(ShopContext)?.stores.length ?? 0) > 0;
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    setAsking(false);
    opener.current?.focus();
  }

  return (
    <div className={styles.cartDeliveryBlock}>
      <div>
        <div className={styles.line}>
          <div className={styles.place} aria-live="polite">
            <span className={styles.cartDeliveryName}>
              <span>{postcode ? 'Delivery' : 'UK mainland delivery'}</span>
              <Tooltip label="About delivery">
                One charge per order, based on your postcode. Everything arrives together, when the last item is ready.
              </Tooltip>
            </span>
            {postcode && <span className={styles.small}>{`${postcode}, ${zones[zone].name}`}</span>}
            {collects && <span className={styles.small}>or collect free</span>}
          </div>
          <span className={styles.cost}>
            <DeliveryCost cost={cost} stacked />
            <button
              ref={opener}
              type="button"
              className={styles.change}
              aria-expanded={isAsking}
              onClick={() => setAsking(!isAsking)}
            >
              {postcode ? 'Change' : 'Enter postcode'}
            </button>
          </span>
        </div>
        <p className={styles.promise} aria-live="polite">
          {promise}
        </p>
      </div>
      {isAsking && <PostcodeForm action="Check" onKnown={close} />}
    </div>
  );
}
