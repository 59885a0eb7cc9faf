import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DeliveryPromise_product$key } from '../__generated__/DeliveryPromise_product.graphql.ts';
import type { DeliveryPromise_variant$key } from '../__generated__/DeliveryPromise_variant.graphql.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { reportUnexpected } from '../ui/failure/connection-error.ts';
import { Icon } from '../ui/Icon.tsx';
import { Tooltip } from '../ui/tooltip/Tooltip.tsx';
import { formatDelivery } from './delivery.rules.ts';
import { DeliveryCost } from './DeliveryCost.tsx';
import type { DeliveryEstimator } from './DeliveryEstimator.tsx';
import * as styles from './DeliveryPromise.css.ts';
import { useMainland } from './DeliveryTerms.tsx';
import { useProductDelivery } from './useProductDelivery.ts';

interface DeliveryPromiseProps {
  product: DeliveryPromise_product$key;
  variant: DeliveryPromise_variant$key | null;
}

/** When a product comes and for how much, beside its button; and the way to ask for another postcode. */
export function DeliveryPromise({ product: productReference, variant: variantReference }: DeliveryPromiseProps) {
  const product = useFragment(
    graphql`
      fragment DeliveryPromise_product on Product {
        id
        stock {
          status
        }
      }
    `,
    productReference,
  );
  const variant = useFragment(
    graphql`
      fragment DeliveryPromise_variant on Variant {
        id
        stock {
          status
        }
      }
    `,
    variantReference,
  );
  const mainland = useMainland();
  const delivery = useProductDelivery(product.id, variant?.id ?? null);
  const announce = useAnnounce();
  const [isOpen, setOpen] = useState(false);
  const [Estimator, setEstimator] = useState<typeof DeliveryEstimator | null>(null);
  const { status } = (variant ?? product).stock;
  if (status === 'UNAVAILABLE') return null;
  const isToOrder = status === 'MADE_TO_ORDER' || status === 'OUT_OF_STOCK';

  async function open() {
    try {
      const code = await import('./DeliveryEstimator.tsx');
      setEstimator(() => code.DeliveryEstimator);
      setOpen(true);
    } catch (error) {
      reportUnexpected(error);
      announce('The delivery estimator could not be loaded. Please try again.');
    }
  }

  const cost = delivery?.cost ?? mainland?.charge;
  return (
    <div className={styles.promise}>
      <span className={styles.icon}>
        <Icon name="clock" />
      </span>
      <div className={styles.text}>
        <div className={styles.line}>
          <span>
            {delivery?.postcode ? `Delivery to ${delivery.postcode}` : 'UK mainland delivery'}
            {cost && (
              <>
                {' · '}
                <DeliveryCost cost={cost} />
              </>
            )}
          </span>
          <Tooltip label="About Shipping">
            Dispatched the same day when ordered before 1 pm on a working day, otherwise on the next. What is made to
            order or has to come in first takes 3 to 7 working days.
          </Tooltip>
        </div>
        <div className={styles.when}>
          <p className={isToOrder ? styles.range : styles.date}>
            {delivery
              ? formatDelivery(delivery)
              : mainland &&
                !isToOrder && <span className={styles.usual}>{mainland.transitDays} working day after dispatch</span>}
          </p>
          <button type="button" className={styles.ask} onClick={() => void open()}>
            {delivery?.postcode ? 'Change postcode' : 'Check postcode'}
          </button>
        </div>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Delivery Estimator" kind="centred">
        {Estimator && <Estimator delivery={delivery} onLeave={() => setOpen(false)} />}
      </Dialog>
    </div>
  );
}
