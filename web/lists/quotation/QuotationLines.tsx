import { graphql, useFragment } from 'react-relay/hooks';
import { formatExactExVat, formatMoney } from '@storefront/domain/money-text.rules.ts';
import { linesBySection } from '@storefront/domain/saved-list.rules.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import type { QuotationLines_quotation$key } from '../../__generated__/QuotationLines_quotation.graphql.ts';
import { sum } from '@storefront/domain/money.rules.ts';
import * as sheet from '../../checkout/order/invoice/InvoicePage.css.ts';
import * as styles from './Quotation.css.ts';

/** The lines of a quotation by section, ex VAT, with delivery, VAT and total. */
export function QuotationLines({ quotation }: { quotation: QuotationLines_quotation$key }) {
  const { sections, lines, goods, delivery, total } = useFragment(
    graphql`
      fragment QuotationLines_quotation on Quotation {
        sections {
          key
          name
          note
        }
        lines {
          sku
          name
          options
          quantity
          note
          section
          price {
            exVat {
              pence
              amount
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
        }
        goods {
          exVat {
            pence
          }
        }
        delivery {
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
      }
    `,
    quotation,
  );
  const groups = linesBySection(lines, sections).filter((group) => group.lines.length > 0);
  const sums: [string, number][] = [
    ['Goods ex VAT', goods.exVat.pence],
    ['Delivery ex VAT', delivery.exVat.pence],
    ['Total ex VAT', total.exVat.pence],
    [`VAT @ 20% on ${formatMoney(total.exVat.pence)}`, total.incVat.pence - total.exVat.pence],
    ['Total inc VAT', total.incVat.pence],
  ];
  return (
    <>
      <table className={`${sheet.table} ${styles.lines}`}>
        <thead>
          <tr>
            <th scope="col" className={styles.wideText}>
              Code
            </th>
            <th scope="col" className={sheet.description}>
              Description
            </th>
            <th scope="col" className={styles.wideText}>
              Finish
            </th>
            <th scope="col" className={sheet.wideFigure}>
              Quantity
            </th>
            <th scope="col" className={sheet.wideFigure}>
              Unit ex VAT
            </th>
            <th scope="col" className={sheet.figure}>
              Line ex VAT
            </th>
          </tr>
        </thead>
        {groups.map(({ section, lines: rows }) => (
          <tbody key={section?.key ?? ''}>
            {sections.length > 0 && (
              <tr className={styles.sectionRow}>
                <th scope="rowgroup" colSpan={5} className={styles.section}>
                  {section?.name ?? 'Other items'}
                  {section?.note && <span className={sheet.details}>{section.note}</span>}
                </th>
                <td className={styles.subtotal}>
                  {formatMoney(
                    sum(rows.map((row) => ({ incVat: row.total.incVat.pence, exVat: row.total.exVat.pence }))).exVat,
                  )}
                </td>
              </tr>
            )}
            {rows.map(({ sku, name, options, quantity, note, price, total: line }) => (
              <tr key={sku} className={styles.row}>
                <td className={styles.wideText}>{sku}</td>
                <th scope="row" className={sheet.description}>
                  {name}
                  {note && <span className={sheet.details}>{note}</span>}
                  <span className={sheet.narrowDetails}>
                    {[sku, options].filter(Boolean).join(' · ')}
                    <br />
                    {formatNumber(quantity)} × {formatExactExVat(price.exVat)}
                  </span>
                </th>
                <td className={styles.wideText}>{options || '–'}</td>
                <td className={sheet.wideFigure}>{formatNumber(quantity)}</td>
                <td className={sheet.wideFigure}>{formatExactExVat(price.exVat)}</td>
                <td className={sheet.figure}>{formatMoney(line.exVat.pence)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <dl className={sheet.sums}>
        {sums.map(([term, pence]) => (
          <div key={term} className={sheet.sum}>
            <dt>{term}</dt>
            <dd>{formatMoney(pence)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
