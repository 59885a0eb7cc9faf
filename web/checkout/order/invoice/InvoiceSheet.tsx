import { graphql, useFragment } from 'react-relay/hooks';
import { formatExactExVat, formatMoney } from '@storefront/domain/money-text.rules.ts';
import { bankTransferRows } from '@storefront/domain/payment/bank-transfer.rules.ts';
import { lastDayToPay } from '@storefront/domain/payment/deadline.rules.ts';
import { conditionLabel } from '@storefront/domain/product/condition.rules.ts';
import type { BusinessDocument_shop$key } from '../../../__generated__/BusinessDocument_shop.graphql.ts';
import type { InvoiceSheet_line$key } from '../../../__generated__/InvoiceSheet_line.graphql.ts';
import type {
  InvoiceSheet_order$data,
  InvoiceSheet_order$key,
} from '../../../__generated__/InvoiceSheet_order.graphql.ts';
import type { InvoiceSheet_sums$key } from '../../../__generated__/InvoiceSheet_sums.graphql.ts';
import * as sheet from '../../document/BusinessDocument.css.ts';
import { BusinessDocument, DocumentFacts } from '../../document/BusinessDocument.tsx';
import { formatDay } from '../moment.rules.ts';
import { paymentNames } from '../status.data.ts';
import { InvoiceParties } from './InvoiceParties.tsx';

interface InvoiceSheetProps {
  shop: BusinessDocument_shop$key;
  order: InvoiceSheet_order$key;
}

export function InvoiceSheet({ shop, order: reference }: InvoiceSheetProps) {
  const order = useFragment(
    graphql`
      fragment InvoiceSheet_order on Order {
        number
        placedAt
        status
        purchaseOrderNumber
        paymentMethod
        invoice {
          number
          issuedAt
          taxPoint
        }
        lines {
          ...InvoiceSheet_line
        }
        total {
          incVat {
            pence
          }
        }
        bankDetails
        expiresAt
        ...InvoiceSheet_sums
        ...InvoiceParties_order
      }
    `,
    reference,
  );
  const { invoice } = order;
  const lines = useLines(order.lines);
  const sums = useSums(order, invoice ? 'Total paid inc VAT' : 'Total to pay inc VAT');
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
      sections={[{ key: 'lines', heading: null, lines }]}
      sums={sums}
    >
      <BankTransfer order={order} />
      <p className={sheet.payment}>
        Payment: <span>{paymentNames[order.paymentMethod as keyof typeof paymentNames]}</span>. All amounts are in
        pounds sterling.
      </p>
    </BusinessDocument>
  );
}

function useLines(references: InvoiceSheet_line$key) {
  const lines = useFragment(
    graphql`
      fragment InvoiceSheet_line on OrderLine @relay(plural: true) {
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
    `,
    references,
  );
  return lines.map(({ id, name, sku, quantity, condition, selectedOptions, price, lineTotal }) => ({
    key: id,
    code: sku,
    name,
    note: conditionLabel(condition),
    options: selectedOptions.map(({ value }) => value).join(', '),
    quantity,
    unitPrice: formatExactExVat(price.exVat),
    pence: lineTotal.exVat.pence,
  }));
}

/** Ex VAT, the VAT, and the total under the given name. */
function useSums(reference: InvoiceSheet_sums$key, totalName: string) {
  const { goods, discounts, deliveryCharge, delivery, total, vat } = useFragment(
    graphql`
      fragment InvoiceSheet_sums on Order {
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
      }
    `,
    reference,
  );
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

/** While the transfer is awaited. */
function BankTransfer({ order: { number, total, bankDetails, expiresAt } }: { order: InvoiceSheet_order$data }) {
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
