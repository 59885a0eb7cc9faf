import { use, useRef, useState } from 'react';
import { zones } from '@storefront/domain/delivery/zones.data.ts';
import { ShopContext } from '../../ui/shop/shop-context.ts';
import { Tooltip } from '../../ui/tooltip/Tooltip.tsx';
import * as styles from './CartDelivery.css.ts';
import { DeliveryCost } from './DeliveryCost.tsx';
import { PostcodeForm } from './PostcodeForm.tsx';
import type { Delivery } from './useDelivery.ts';

/** The cart's delivery line: destination, date and cost, to the UK mainland until the shopper enters a postcode. */
export function CartDelivery({ delivery: { postcode, zone, cost, days } }: { delivery: Delivery }) {
  const [isAsking, setAsking] = useState(false);
  const collects = (use(ShopContext)?.stores.length ?? 0) > 0;
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
            {postcode ? 'Delivery' : 'UK mainland delivery'}
            <Tooltip label="About delivery">
              One charge per order, based on your postcode. Everything arrives together, when the last item is ready.
            </Tooltip>
          </span>
          {postcode && (
            <>
              <span className={styles.small}>
                {postcode}, {zones[zone].name}
              </span>
              {days && <span className={styles.small}>{days}</span>}
            </>
          )}
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
      {isAsking && <PostcodeForm action="Check" onKnown={close} />}
    </div>
  );
}
