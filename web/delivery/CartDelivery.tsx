import { useRef, useState } from 'react';
import { Tooltip } from '../ui/tooltip/Tooltip.tsx';
import { formatDelivery } from './delivery.rules.ts';
import * as styles from './CartDelivery.css.ts';
import { DeliveryCost } from './DeliveryCost.tsx';
import { PostcodeForm } from './PostcodeForm.tsx';
import type { CartDelivery as Delivery } from './useCartDelivery.ts';

/** The cart's shipping line: where to, when and for how much, or the way to find out. */
export function CartDelivery({ delivery }: { delivery: Delivery | null }) {
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    setAsking(false);
    opener.current?.focus();
  }

  return (
    <div className={styles.block}>
      <div className={styles.line}>
        <div className={styles.place} aria-live="polite">
          <span className={styles.name}>
            Delivery
            <Tooltip label="About Shipping">
              Charged once for the whole order, by where it goes. All of it comes together, with the item that takes
              longest.
            </Tooltip>
          </span>
          {delivery && (
            <>
              <span className={styles.small}>
                {delivery.postcode}, {delivery.zoneName}
              </span>
              <span className={styles.small}>{formatDelivery(delivery.days)}</span>
            </>
          )}
        </div>
        <span className={styles.cost}>
          {delivery && <DeliveryCost cost={delivery.cost} stacked />}
          <button
            ref={opener}
            type="button"
            className={styles.change}
            aria-expanded={isAsking}
            onClick={() => setAsking(!isAsking)}
          >
            {delivery ? 'Change' : 'Enter postcode'}
          </button>
        </span>
      </div>
      {isAsking && <PostcodeForm action="Check" onKnown={close} />}
    </div>
  );
}
