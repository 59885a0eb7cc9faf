import { graphql, useFragment } from 'react-relay/hooks';
import { conditionLabel } from '@storefront/domain/product/condition.rules.ts';
import type { InvoiceLines_order$key } from '../../../__generated__/InvoiceLines_order.graphql.ts';
import { formatExactExVat, formatMoney } from '@storefront/domain/money-text.rules.ts';
import { paymentNames } from '../status.data.ts';
import * as styles from './InvoicePage.css.ts';

const RATE = '20%';

/** The minus sign is that of figures, not a hyphen. */
const signedMoney = (pence: number) => (pence < 0 ? `−${formatMoney(-pence)}` : formatMoney(pence));

interface InvoiceLinesProps {
  order: InvoiceLines_order$key;
  isPaid: boolean;
}

interface Row {
  id: string;
  name: string;
  details: string;
  quantity: number;
  unitPrice: string;
  amount: number;
}

/** The lines of an invoice, ex VAT, and the VAT on them. */
export function InvoiceLines({ order, isPaid }: InvoiceLinesProps) {
  const { lines, discounts, deliveryCharge, total, vat, paymentMethod, delivery } = useFragment(
    graphql`
      fragment InvoiceLines_order on Order {
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
        paymentMethod
        delivery {
          method
          optionName
        }
      }
    `,
    order,
  );
  const rows: Row[] = lines.map(({ id, name, sku, quantity, condition, selectedOptions, price, lineTotal }) => ({
    id,
    name,
    details: [conditionLabel(condition), sku, ...selectedOptions.map(({ value }) => value)].filter(Boolean).join(' · '),
    quantity,
    unitPrice: formatExactExVat(price.exVat),
    amount: lineTotal.exVat.pence,
  }));
  const charge = deliveryCharge.exVat.pence;
  if (charge > 0)
    rows.push({
      id: 'delivery',
      name: delivery.method === 'COLLECTION' ? 'Collection' : (delivery.optionName ?? 'Delivery'),
      details: '',
      quantity: 1,
      unitPrice: formatMoney(charge),
      amount: charge,
    });
  for (const [index, { name, amount }] of discounts.entries())
    rows.push({
      id: `discount ${index}`,
      name,
      details: 'Discount',
      quantity: 1,
      unitPrice: signedMoney(-amount.exVat.pence),
      amount: -amount.exVat.pence,
    });
  const sums: [string, number][] = [
    ['Total ex VAT', total.exVat.pence],
    [`VAT @ ${RATE} on ${formatMoney(total.exVat.pence)}`, vat.pence],
    [isPaid ? 'Total paid inc VAT' : 'Total to pay inc VAT', total.incVat.pence],
  ];
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.description}>
              Description
            </th>
            <th scope="col" className={styles.wideFigure}>
              Quantity
            </th>
            <th scope="col" className={styles.wideFigure}>
              Unit price ex VAT
            </th>
            <th scope="col" className={styles.wideFigure}>
              VAT rate
            </th>
            <th scope="col" className={styles.figure}>
              Amount ex VAT
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, details, quantity, unitPrice, amount }) => (
            <tr key={id}>
              <th scope="row" className={styles.description}>
                {name}
                {details && <span className={styles.details}>{details}</span>}
                <span className={styles.narrowDetails}>
                  {quantity} × {unitPrice}, VAT {RATE}
                </span>
              </th>
              <td className={styles.wideFigure}>{quantity}</td>
              <td className={styles.wideFigure}>{unitPrice}</td>
              <td className={styles.wideFigure}>{RATE}</td>
              <td className={styles.figure}>{signedMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.sums}>
        {sums.map(([name, pence]) => (
          <div key={name} className={styles.sum}>
            <dt>{name}</dt>
            <dd>{formatMoney(pence)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.payment}>
        Payment: {paymentNames[paymentMethod as keyof typeof paymentNames]}. All amounts are in pounds sterling.
      </p>
    </>
  );
}
