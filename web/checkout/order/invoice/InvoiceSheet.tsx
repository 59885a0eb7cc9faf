import { graphql, useFragment } from 'react-relay/hooks';
import { formatExactExVat, formatMoney } from '@storefront/domain/money-text.rules.ts';
import { bankTransferRows } from '@storefront/domain/payment/bank-transfer.rules.ts';
import { lastDayToPay } from '@storefront/domain/payment/deadline.rules.ts';
import { handOverWords } from '@storefront/domain/product/minimum-age.rules.ts';
import { conditionLabel } from '@storefront/domain/product/condition.rules.ts';
import type { BusinessDocument_shop$key } from '../../../__generated__/BusinessDocument_shop.graphql.ts';
import type {
  InvoiceSheet_order$data,
  InvoiceSheet_order$key,
} from '../../../__generated__/InvoiceSheet_order.graphql.ts';
import * as sheet from '../../document/BusinessDocument.css.ts';
import { BusinessDocument, DocumentFacts } from '../../document/BusinessDocument.tsx';
import { AddressLines } from '../AddressLines.tsx';
import { formatDay } from '../moment.rules.ts';
import { paymentNames } from '../status.data.ts';

interface InvoiceSheetProps {
  shop: BusinessDocument_shop$key;
  order: InvoiceSheet_order$key;
}

type Order = InvoiceSheet_order$data;

export function InvoiceSheet({ shop, order: reference }: InvoiceSheetProps) {
  const order = useOrder(reference);
  const { invoice } = order;
  return (
    <BusinessDocument
      shop={shop}
      title={invoice ? 'VAT invoice' : 'Pro forma invoice'}
      facts={[
        ['Invoice number', invoice?.number],
        ['Invoice date', invoice && formatDay(invoice.issuedAt)],
        ['Tax point', invoice && formatDay(invoice.taxPoint)],
        ['Date', invoice ? null : formatDay(order.placedAt)],
        ['Order', order.number],
        ['Your order reference', order.purchaseOrderNumber],
      ]}
      notice={
        <>
          {!invoice && <p className={sheet.notice}>This isn’t a VAT invoice. We’ll issue one once you’ve paid.</p>}
          {order.status === 'CANCELLED' && (
            <p className={sheet.notice}>
              {`This order has been cancelled.${invoice ? ' For a credit note, please call or email us.' : ''}`}
            </p>
          )}
        </>
      }
      parties={<Parties order={order} />}
      sections={[{ key: 'lines', heading: null, lines: order.lines.map(lineOf) }]}
      sums={sumsOf(order, invoice ? 'Total paid inc VAT' : 'Total to pay inc VAT')}
    >
      <BankTransfer order={order} />
      <p className={sheet.payment}>
        Payment: <span>{paymentNames[order.paymentMethod as keyof typeof paymentNames]}</span>. All amounts are in
        pounds sterling.
      </p>
    </BusinessDocument>
  );
}

function useOrder(reference: InvoiceSheet_order$key): Order {
  return useFragment(
    graphql`
      fragment InvoiceSheet_order on Order {
        number
        placedAt
        status
        customerName
        vatNumber
        purchaseOrderNumber
        paymentMethod
        invoice {
          number
          issuedAt
          taxPoint
        }
        lines {
          id
          name
          sku
          quantity
          condition
          minimumAge
          selectedOptions {
            value
          }
          price {
            ...Price_price @relay(mask: false)
          }
          lineTotal {
            ...Price_price @relay(mask: false)
          }
        }
        goods {
          ...Price_price @relay(mask: false)
        }
        discounts {
          name
          amount {
            ...Price_price @relay(mask: false)
          }
        }
        deliveryCharge {
          ...Price_price @relay(mask: false)
        }
        total {
          ...Price_price @relay(mask: false)
        }
        vat {
          pence
        }
        delivery {
          method
          optionName
          address {
            ...AddressLines_address
          }
          store {
            name
            city
          }
        }
        billingAddress {
          ...AddressLines_address
        }
        bankDetails
        expiresAt
      }
    `,
    reference,
  );
}

const lineOf = (line: Order['lines'][number]) => ({
  key: line.id,
  code: line.sku,
  name: line.name,
  note: [conditionLabel(line.condition), handOverWords(line)].filter(Boolean).join(' · '),
  options: line.selectedOptions.map(({ value }) => value).join(', '),
  quantity: line.quantity,
  unitPrice: formatExactExVat(line.price.exVat),
  pence: line.lineTotal.exVat.pence,
});

/** Ex VAT, the VAT, and the total under the given name. */
function sumsOf({ goods, discounts, deliveryCharge, delivery, total, vat }: Order, totalName: string) {
  const deliveryName = delivery.method === 'COLLECTION' ? 'Collection' : (delivery.optionName ?? 'Delivery');
  return [
    ['Goods ex VAT', goods.exVat.pence],
    [`${deliveryName} ex VAT`, deliveryCharge.exVat.pence],
    ...discounts.map(({ name, amount }) => [`${name} ex VAT`, -amount.exVat.pence] as const),
    ['Total ex VAT', total.exVat.pence],
    [`VAT @ 20% on ${formatMoney(total.exVat.pence)}`, vat.pence],
    [totalName, total.incVat.pence],
  ] as const;
}

function Parties({ order }: { order: Order }) {
  const { address, store } = order.delivery;
  const billed = order.billingAddress ?? address;
  return (
    <>
      <section>
        <h2 className={sheet.heading}>For</h2>
        {billed ? <AddressLines address={billed} /> : <p>{order.customerName}</p>}
        {order.vatNumber && <p>{`VAT number ${order.vatNumber}`}</p>}
      </section>
      {order.billingAddress && address && (
        <section>
          <h2 className={sheet.heading}>Delivered to</h2>
          <AddressLines address={address} />
        </section>
      )}
      {store && (
        <section>
          <h2 className={sheet.heading}>Collected from</h2>
          <p>{[store.name, store.city].join(', ')}</p>
        </section>
      )}
    </>
  );
}

/** While the transfer is awaited. */
function BankTransfer({ order: { number, total, bankDetails, expiresAt } }: { order: Order }) {
  if (!bankDetails) return null;
  return (
    <section>
      <h2 className={sheet.heading}>Pay by bank transfer</h2>
      <DocumentFacts
        facts={[
          ...bankTransferRows({ total: total.incVat.pence, bankDetails, reference: number }),
          ['Pay by', expiresAt && `The end of ${lastDayToPay(expiresAt)}`],
        ]}
      />
    </section>
  );
}
