import { use, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { collectionOffer } from '@storefront/domain/delivery/collection.rules.ts';
import { dispatchRule, dispatchRules } from '@storefront/domain/delivery/dispatch-words.rules.ts';
import { knownLeadTime } from '@storefront/domain/delivery/lead-time.rules.ts';
import { formatRoundMoney } from '@storefront/domain/money-text.rules.ts';
import type { DeliveryPromise_product$key } from '../../__generated__/DeliveryPromise_product.graphql.ts';
import type { DeliveryPromise_variant$key } from '../../__generated__/DeliveryPromise_variant.graphql.ts';
import { Link } from '../../framework/navigation/Link.tsx';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { reportUnexpected } from '../../ui/failure/connection-error.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ShopContext } from '../../ui/shop/shop-context.ts';
import { Tooltip } from '../../ui/tooltip/Tooltip.tsx';
import { DeliveryCost } from './DeliveryCost.tsx';
import type { DeliveryEstimator } from './DeliveryEstimator.tsx';
import * as styles from './DeliveryPromise.css.ts';
import { useDelivery } from './useDelivery.ts';

interface DeliveryPromiseProps {
  product: DeliveryPromise_product$key;
  variant: DeliveryPromise_variant$key | null;
  quantity: number;
}

export function DeliveryPromise({ quantity, ...sold }: DeliveryPromiseProps) {
  const { leadTime: value, price, storeStock } = useSold(sold);
  const leadTime = knownLeadTime(value);
  const delivery = useDelivery({ incVat: price.incVat.pence * quantity }, [leadTime]);
  const { stores = [], dispatch, delivery: charges } = use(ShopContext) ?? {};
  const offer = collectionOffer(stores, storeStock ?? [], quantity);
  const announce = useAnnounce();
  const [isOpen, setOpen] = useState(false);
  const [Estimator, setEstimator] = useState<typeof DeliveryEstimator | null>(null);
  if (leadTime && charges === null)
    return (
      <div className={styles.ways}>
        <Way icon="truck" className={styles.text}>
          <span>The delivery charge depends on your postcode: you’ll see it at the checkout</span>
          <Link className={styles.terms} to="/shipping-returns">
            Delivery and returns
          </Link>
        </Way>
        <Collection offer={offer} />
      </div>
    );
  if (!leadTime || !delivery || !dispatch) return null;

  async function open() {
    try {
      const code = await import('./DeliveryEstimator.tsx');
      setEstimator(() => code.DeliveryEstimator);
      setOpen(true);
    } catch (error) {
      reportUnexpected(error);
      announce('We couldn’t load the delivery estimator. Please try again.');
    }
  }

  const { postcode, freeFrom, cost, promise, ready } = delivery;
  return (
    <div className={styles.ways}>
      <Way icon="truck" className={styles.text}>
        <div className={styles.line}>
          <span aria-live="polite">
            <span>{`${postcode ? `Delivery to ${postcode}` : 'UK mainland delivery'} · `}</span>
            <DeliveryCost cost={cost} />
          </span>
          <Tooltip label="About delivery">{dispatchRules(dispatch)}</Tooltip>
        </div>
        <Link className={styles.terms} to="/shipping-returns">
          {freeFrom !== null
            ? `Free over ${formatRoundMoney(freeFrom)}${postcode ? '' : ', excl. Highlands & Islands'}`
            : 'Delivery charges'}
        </Link>
        {!dispatch.awaitsTransfer && <p>{dispatchRule(leadTime, dispatch)}</p>}
        <p className={leadTime === 'TO_ORDER' ? styles.range : styles.promise}>{promise}</p>
        <button type="button" className={styles.ask} onClick={() => void open()}>
          {postcode ? 'Change postcode' : 'Check postcode'}
        </button>
      </Way>
      <Collection
        offer={offer}
        ready={ready}
        className={leadTime === 'TO_ORDER' ? styles.collectedLater : styles.collected}
      />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Delivery Estimator" kind="centred">
        {Estimator && <Estimator delivery={delivery} onLeave={() => setOpen(false)} />}
      </Dialog>
    </div>
  );
}

function useSold({ product: productReference, variant: variantReference }: Omit<DeliveryPromiseProps, 'quantity'>) {
  const product = useFragment(
    graphql`
      fragment DeliveryPromise_product on Product {
        leadTime
        price {
          incVat {
            pence
          }
        }
        storeStock @catch(to: NULL) {
          level
          store {
            city
            readyHours
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
        storeStock @catch(to: NULL) {
          level
          store {
            city
            readyHours
          }
        }
      }
    `,
    variantReference,
  );
  return variant ?? product;
}

interface WayProps {
  icon: 'truck' | 'pin';
  className?: string;
  children: ReactNode;
}

function Way({ icon, className, children }: WayProps) {
  return (
    <div className={styles.way}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div className={className}>{children}</div>
    </div>
  );
}

interface CollectionProps {
  offer: ReturnType<typeof collectionOffer>;
  /** When goods that are sent to the store are ready there; null while unknown. Defaults to null. */
  ready?: string | null;
  /** Reserves room for `ready`. */
  className?: string;
}

/** Those that have the goods, and when the others will. Nothing without stores. */
function Collection({ offer: { places, soon, others }, ready = null, className }: CollectionProps) {
  if (!places) return null;
  const when = soon ?? ready;
  return (
    <Way icon="pin">
      <p className={soon ? undefined : className}>
        <span>{`Collect free from ${places}`}</span>
        {when && (
          <span>
            , <span className={styles.ready}>{when}</span>
          </span>
        )}
      </p>
      {others > 0 && (
        <p>{`${others === 1 ? 'Our other store' : 'Our other stores'}${ready ? `, ${ready}` : ' later'}`}</p>
      )}
    </Way>
  );
}
