import { Suspense, use, useState, type ReactNode } from 'react';
import type { Price_price$key } from '../../__generated__/Price_price.graphql.ts';
import { keepsCookies } from '../../relay/session/keeps-cookies.ts';
import { lineDetails } from '../../cart/cart.rules.ts';
import { COOKIES_BLOCKED } from '../../cart/cookies-blocked.data.ts';
import { Link } from '../../framework/navigation/Link.tsx';
import { ShopImage } from '../../ui/image/ShopImage.tsx';
import { Price } from '../../ui/price/Price.tsx';
import * as lines from '../order/OrderLines.css.ts';
import { LineAmount } from '../order/OrderSums.tsx';
import type { CheckoutCart } from '../useCheckoutCart.ts';
import * as styles from './CheckoutSummary.css.ts';

const CONTENTS_ID = 'order-contents';

interface FoldedSummaryProps {
  /** Beside the heading on small screens; null until it is known. */
  total: Price_price$key | null;
  /** Says which taxes and charges are in the amount; null for none. */
  note: string | null;
  children: ReactNode;
}

/** On small screens the contents are folded away until asked for. */
export function FoldedSummary({ total, note, children }: FoldedSummaryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={`${lines.head} ${styles.head}`}>
        <SummaryTitle />
        <span className={styles.total}>
          {total && <Price price={total} size="small" />}
          {note && <span className={lines.note}>{note}</span>}
        </span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={CONTENTS_ID}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide items' : 'Show items'}
        </button>
        <ChangeLink />
      </div>
      <div id={CONTENTS_ID} className={isOpen ? styles.open : styles.contents}>
        {children}
      </div>
    </>
  );
}

export function SummaryTitle() {
  return (
    <h2 className={lines.title} id="order-title">
      Your order
    </h2>
  );
}

export function ChangeLink() {
  return (
    <Link to="/cart" aria-label="Change your order">
      Change
    </Link>
  );
}

export function EmptyOrder() {
  return (
    <Suspense fallback={null}>
      <WhyEmpty />
    </Suspense>
  );
}

function WhyEmpty() {
  if (!use(keepsCookies())) return <p className={lines.note}>{COOKIES_BLOCKED}</p>;
  return (
    <p className={lines.note}>
      Your shopping cart is empty. <Link to="/">Continue Shopping</Link>
    </p>
  );
}

export function CheckoutLines({ cart }: { cart: CheckoutCart }) {
  return (
    <ul className={lines.lines}>
      {cart.lines.map((line) => (
        <CheckoutLine key={line.id} line={line} />
      ))}
    </ul>
  );
}

function CheckoutLine({ line }: { line: CheckoutCart['lines'][number] }) {
  return (
    <li className={line.isModifier ? lines.addOn : lines.line}>
      <ShopImage image={line.image} sizes="64px" />
      <div className={lines.about}>
        <span className={lines.name}>{line.name}</span>
        <span className={lines.detail}>{lineDetails(line)}</span>
        <span className={lines.detail}>{`Quantity ${line.quantity}`}</span>
      </div>
      <LineAmount amount={line.lineTotal} />
    </li>
  );
}
