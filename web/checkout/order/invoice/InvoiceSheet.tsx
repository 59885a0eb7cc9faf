import { graphql, useFragment } from 'react-relay/hooks';
import { formatExactExVat, formatMoney } from '@storefront/domain/money-text.rules.ts';
import { bankTransferRows } from '@storefront/domain/payment/bank-transfer.rules.ts';
import { lastDayToPay } from '@storefront/domain/payment/deadline.rules.ts';
import { conditionLabel } from '@storefront/domain/product/condition.rules.ts';
import type { InvoiceSheet_order$key } from '../../../__generated__/InvoiceSheet_order.graphql.ts';
import type { InvoiceSheet_shop$key } from '../../../__generated__/InvoiceSheet_shop.graphql.ts';
import { BusinessDocument, DocumentFacts } from '../../document/BusinessDocument.tsx';
import * as sheet from '../../document/BusinessDocument.css.ts';
import { formatDay } from '../moment.rules.ts';
import { paymentNames } from '../status.data.ts';
import { InvoiceParties } from './InvoiceParties.tsx';

interface InvoiceSheetProps {
  shop: InvoiceSheet_shop$key;
  order: InvoiceSheet_order$key;
}

/** The document of an invoice, or of its pro forma before payment. */
export function InvoiceSheet(props: InvoiceSheetProps) {
  const shop = useFragment(
    graphql`
      fragment InvoiceSheet_shop on Shop {
        ...BusinessDocument_shop
      }
    `,
    props.shop,
  );
  const order = useFragment(
    graphql`
      fragment InvoiceSheet_order on Order {
        number
        placedAt
        status
        purchaseOrderNumber
        bankDetails
        expiresAt
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
          selectedOptions {
            value
          }
          price {
            exVat {
              pence
              amount
            }
          }
          lineTotal {
            exVat {
              pence
            }
          }
        }
        goods {
          exVat {
            pence
          }
        }
        discounts {
          name
          amount {
            exVat {
              pence
            }
          }
        }
        deliveryCharge {
          exVat {
            pence
          }
        }
        delivery {
          method
          optionName
        }
        total {
          incVat {
            pence
          }
          exVat {
            pence
          }
        }
        vat {
          pence
        }
        ...InvoiceParties_order
      }
    `,
    props.order,
  );
  const { invoice, delivery, total } = order;
  const deliveryName = delivery.method === 'COLLECTION' ? 'Collection' : (delivery.optionName ?? 'Delivery');
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
      parties={<InvoiceParties order={order} />}
      sections={[
        {
          key: 'lines',
          heading: null,
          lines: order.lines.map(({ id, name, sku, quantity, condition, selectedOptions, price, lineTotal }) => ({
            key: id,
            code: sku,
            name,
            note: conditionLabel(condition),
            options: selectedOptions.map(({ value }) => value).join(', '),
            quantity,
            unitPrice: formatExactExVat(price.exVat),
            pence: lineTotal.exVat.pence,
          })),
        },
      ]}
      sums={[
        ['Goods ex VAT', order.goods.exVat.pence],
        [`${deliveryName} ex VAT`, order.deliveryCharge.exVat.pence],
        ...order.discounts.map(({ name, amount }) => [`${name} ex VAT`, -amount.exVat.pence] as const),
        ['Total ex VAT', total.exVat.pence],
        [`VAT @ 20% on ${formatMoney(total.exVat.pence)}`, order.vat.pence],
        [invoice ? 'Total paid inc VAT' : 'Total to pay inc VAT', total.incVat.pence],
      ]}
    >
      {order.bankDetails && (
        <section>
          <h2 className={sheet.heading}>Pay by bank transfer</h2>
          <DocumentFacts
            facts={[
              ...bankTransferRows({
                total: total.incVat.pence,
                bankDetails: order.bankDetails,
                reference: order.number,
              }),
              ['Pay by', order.expiresAt && `The end of ${lastDayToPay(order.expiresAt)}`],
            ]}
          />
        </section>
      )}
      <p className={sheet.payment}>
        Payment: <span>{paymentNames[order.paymentMethod as keyof typeof paymentNames]}</span>. All amounts are in
        pounds sterling.
      </p>
    </BusinessDocument>
  );
}
