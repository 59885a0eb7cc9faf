import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { CUT_OFF, dispatchRule } from '../../domain/delivery/dispatch-words.rules.ts';
import { knownLeadTime } from '../../domain/delivery/lead-time.rules.ts';
import type { DeliveryPromise_product$key } from '../__generated__/DeliveryPromise_product.graphql.ts';
import type { DeliveryPromise_variant$key } from '../__generated__/DeliveryPromise_variant.graphql.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { reportUnexpected } from '../ui/failure/connection-error.ts';
import { Icon } from '../ui/Icon.tsx';
import { Tooltip } from '../ui/tooltip/Tooltip.tsx';
import { DeliveryCost } from './DeliveryCost.tsx';
import type { DeliveryEstimator } from './DeliveryEstimator.tsx';
import * as styles from './DeliveryPromise.css.ts';
import { useDelivery } from './useDelivery.ts';

interface DeliveryPromiseProps {
  product: DeliveryPromise_product$key;
  variant: DeliveryPromise_variant$key | null;
}

/** The delivery date and cost of a product, beside its button, with a link to enter a postcode. */
export function DeliveryPromise({ product: productReference, variant: variantReference }: DeliveryPromiseProps) {
  const product = useFragment(
    graphql`
      fragment DeliveryPromise_product on Product {
        leadTime
        price {
          incVat {
            pence
          }
        }
      }
    `,
    productReference,
  );
  const variant = useFragment(
    graphql`
      fragment DeliveryPromise_variant on Variant {
        leadTime
        price {
          incVat {
            pence
          }
        }
      }
    `,
    variantReference,
  );
  const { leadTime: value, price } = variant ?? product;
  const leadTime = knownLeadTime(value);
  const delivery = useDelivery({ incVat: price.incVat.pence }, [leadTime]);
  const announce = useAnnounce();
  const [isOpen, setOpen] = useState(false);
  const [Estimator, setEstimator] = useState<typeof DeliveryEstimator | null>(null);
  if (!leadTime) return null;

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

  const { postcode, cost, days } = delivery;
  return (
    <div className={styles.promise}>
      <span className={styles.icon}>
        <Icon name="clock" />
      </span>
      <div className={styles.text}>
        <div className={styles.line}>
          <span>
            {postcode ? `Delivery to ${postcode}` : 'UK mainland delivery'}
            {' · '}
            <DeliveryCost cost={cost} />
          </span>
          <Tooltip label="About Shipping">
            Dispatched the same day when ordered before {CUT_OFF} on a working day, otherwise on the next. Items made to
            order or not in stock take 3 to 7 working days.
          </Tooltip>
        </div>
        <p>{dispatchRule(leadTime)}</p>
        <div className={styles.when}>
          {/* An empty paragraph has no baseline, so the button beside it would move when the date appears. */}
          <p className={leadTime === 'TO_ORDER' ? styles.range : styles.date}>{days ?? '\u00A0'}</p>
          <button type="button" className={styles.ask} onClick={() => void open()}>
            {postcode ? 'Change postcode' : 'Check postcode'}
          </button>
        </div>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Delivery Estimator" kind="centred">
        {Estimator && <Estimator delivery={delivery} onLeave={() => setOpen(false)} />}
      </Dialog>
    </div>
  );
}
