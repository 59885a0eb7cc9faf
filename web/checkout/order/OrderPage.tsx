import { use, useEffect } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { dispatchAfterPayment } from '@storefront/domain/delivery/dispatch-words.rules.ts';
import { itemsParameter } from '@storefront/domain/order-lines.rules.ts';
import type { OrderPageQuery } from '../../__generated__/OrderPageQuery.graphql.ts';
import type { OrderRequest_order$key } from '../../__generated__/OrderRequest_order.graphql.ts';
import { Link } from '../../framework/navigation/Link.tsx';
import { showPlacedOrder, storeGreeting, usePlacedOrder } from '../../relay/session/placed-order.ts';
import { useSignedIn } from '../../relay/session/session.ts';
import { guestsOnly } from '../../relay/session/signed-in.css.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { container } from '../../ui/Container.css.ts';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { printed, notPrinted } from '../../ui/print/printed.css.ts';
import { PrintedShop } from '../../ui/shop/PrintedShop.tsx';
import { ShopContext } from '../../ui/shop/shop-context.ts';
import { AddressLines, TextLines } from './AddressLines.tsx';
import { OpenedOrder, type OpenedOrderProps } from './OpenedOrder.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderNotShown } from './OrderNotShown.tsx';
import * as styles from './OrderPage.css.ts';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderRequest } from './OrderRequest.tsx';
import { expectedWords, isCalledOff, isExpected, wordsOf } from './status.rules.ts';

/** The order confirmation, and later the order's page. */
export function OrderPage() {
  return (
    <div className={`${container} ${printed} ${styles.page}`}>
      <PrintedShop path="" />
      <OpenedOrder View={OrderView} />
    </div>
  );
}

/** Reads what the page's loader has fetched; fetches and suspends when only the browser has the key. */
function OrderView({ id, orderKey, attempt = 0 }: OpenedOrderProps) {
  const { order } = useLazyLoadQuery<OrderPageQuery>(
    graphql`
      query OrderPageQuery($id: ID!, $key: String!) @throwOnFieldError {
        order(id: $id, key: $key) {
          number
          purchaseOrderNumber
          status
          total {
            ...Price_price @relay(mask: false)
          }
          refunded {
            pence
          }
          customerName
          email
          isTest
          delivery {
            method
            address {
              ...AddressLines_address
            }
            store {
              name
              address1
              address2
              city
              postcode
              phone
              readyHours
            }
            earliestDate
            latestDate
            dispatchAfterPayment {
              minimum
              maximum
            }
            tracking {
              carrier
              number
              url
            }
          }
          billingAddress {
            ...AddressLines_address
          }
          invoicePath
          invoice {
            number
          }
          lines {
            sku
            quantity
            parent {
              id
            }
          }
          ...OrderRequest_order
          ...OrderPayment_order
          ...OrderLines_order
        }
      }
    `,
    { id, key: orderKey },
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  );
  if (!order) return <OrderNotShown />;
  // Add-ons are chosen with their product again.
  const items = itemsParameter(order.lines.filter(({ sku, parent }) => sku && !parent));
  return (
    <>
      <PageMeta title={`Order ${order.number}`} robots="noindex" />
      <OrderStatus order={order} />
      {items !== '' && (
        <p className={notPrinted}>
          <ButtonLink to={`/quick-order?items=${encodeURIComponent(items)}`}>Order again</ButtonLink>
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.facts}>
          <OrderPayment order={order} orderKey={orderKey} />
          <OrderDelivery {...order} isExpected={isExpected(order)} />
          <section className={styles.section}>
            <h2 className={styles.heading}>Invoice</h2>
            <Link to={order.invoicePath}>
              {order.invoice ? `VAT invoice ${order.invoice.number}` : 'Pro forma invoice'}
            </Link>
          </section>
          {!isCalledOff(order) && <Withdrawal order={order} />}
          <AccountOffer />
        </div>
        <OrderLines order={order} />
      </div>
    </>
  );
}

function Withdrawal({ order }: { order: OrderRequest_order$key }) {
  const returns = use(ShopContext)?.returns;
  const orLater = returns?.workingDays == null ? '' : `, or within ${returns.workingDays} working days if that’s later`;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Changed your mind?</h2>
      <p>
        {returns && <span>{`You can cancel within ${returns.days} days of receiving the goods${orLater}. `}</span>}
        <span>
          See <a href="/shipping-returns">delivery and returns</a>.
        </span>
      </p>
      <OrderRequest order={order} />
    </section>
  );
}

function AccountOffer() {
  if (useSignedIn()) return null;
  return (
    <section className={`${styles.section} ${notPrinted} ${guestsOnly}`}>
      <h2 className={styles.heading}>Planning to order again?</h2>
      <p>
        Create an account and we’ll fill in your details next time and keep your future orders in one place.{' '}
        <Link to="/register">Create an account</Link>
      </p>
    </section>
  );
}

type Order = NonNullable<OrderPageQuery['response']['order']>;

/** Thanks the shopper once, in the tab that placed the order. */
function OrderStatus({ order }: { order: Order }) {
  const { number, purchaseOrderNumber, status, customerName, email, isTest } = order;
  const placed = usePlacedOrder();
  const isThanked = placed?.number === number && !placed.isGreeted && status !== 'CANCELLED';
  useEffect(() => {
    if (!isThanked) return undefined;
    storeGreeting();
    return showPlacedOrder;
  }, [isThanked]);
  const own = `Order ${number}`;
  const thanks = isThanked ? `Thank you, ${customerName}` : own;
  const title = status === 'CANCELLED' ? 'Your order was cancelled' : thanks;
  const words = wordsOf(order);
  return (
    <header className={styles.intro}>
      <h1>{title}</h1>
      {title !== own && (
        <p className={styles.number}>
          Order <strong>{number}</strong>
        </p>
      )}
      {purchaseOrderNumber && (
        <p className={styles.number}>
          Your order reference <strong>{purchaseOrderNumber}</strong>
        </p>
      )}
      {words && <p className={styles.status}>{words.name}</p>}
      {words && <p>{words.meaning}</p>}
      {isTest && <p className={styles.test}>Test order: nothing will be sent.</p>}
      {isThanked && !isTest && (
        <p>
          Your confirmation is on its way to <strong>{email}</strong>. Use the link in it to come back to this page and
          check the status of your order.
        </p>
      )}
    </header>
  );
}

interface OrderDeliveryProps extends Pick<Order, 'delivery' | 'billingAddress'> {
  isExpected: boolean;
}

function OrderDelivery({ delivery, billingAddress, isExpected }: OrderDeliveryProps) {
  const { address, store, earliestDate, latestDate, dispatchAfterPayment: days, tracking } = delivery;
  const isCollected = delivery.method === 'COLLECTION';
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{isCollected ? 'Collection' : 'Delivery'}</h2>
      {days && isExpected && <p>{`${dispatchAfterPayment(days, isCollected)}.`}</p>}
      {earliestDate && isExpected && (
        <p>{expectedWords(isCollected, { earliestDate, latestDate, readyHours: store?.readyHours })}</p>
      )}
      {tracking && (
        <p>
          <span>{`${tracking.carrier ? `${tracking.carrier} tracking` : 'Tracking'} `}</span>
          {tracking.number && <strong>{tracking.number}</strong>}{' '}
          {tracking.url && (
            <a href={tracking.url} rel="noreferrer">
              Follow your parcel
            </a>
          )}
        </p>
      )}
      {address && <AddressLines address={address} />}
      {store && (
        <TextLines lines={[store.name, store.address1, store.address2, store.city, store.postcode, store.phone]} />
      )}
      {billingAddress && (
        <>
          <h3 className={styles.heading}>Invoice to</h3>
          <AddressLines address={billingAddress} />
        </>
      )}
    </section>
  );
}
