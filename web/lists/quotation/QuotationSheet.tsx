import { graphql, useFragment } from 'react-relay/hooks';
import { sum } from '@storefront/domain/money.rules.ts';
import { formatExactExVat, formatMoney } from '@storefront/domain/money-text.rules.ts';
import { linesBySection } from '@storefront/domain/saved-list.rules.ts';
import type { QuotationSheet_quotation$key } from '../../__generated__/QuotationSheet_quotation.graphql.ts';
import type { QuotationSheet_shop$key } from '../../__generated__/QuotationSheet_shop.graphql.ts';
import { BusinessDocument } from '../../checkout/document/BusinessDocument.tsx';
import * as sheet from '../../checkout/document/BusinessDocument.css.ts';
import { formatDay } from '../../checkout/order/moment.rules.ts';

interface QuotationSheetProps {
  shop: QuotationSheet_shop$key;
  quotation: QuotationSheet_quotation$key;
}

/** The document of a quotation. */
export function QuotationSheet(props: QuotationSheetProps) {
  const shop = useFragment(
    graphql`
      fragment QuotationSheet_shop on Shop {
        quotationTerms
        ...BusinessDocument_shop
      }
    `,
    props.shop,
  );
  const quotation = useFragment(
    graphql`
      fragment QuotationSheet_quotation on Quotation {
        number
        name
        clientName
        clientAddress
        issuedAt
        validUntil
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
    props.quotation,
  );
  const { clientName, clientAddress, sections, lines, goods, delivery, total } = quotation;
  const validUntil = formatDay(quotation.validUntil);
  const groups = linesBySection(lines, sections).filter((group) => group.lines.length > 0);
  return (
    <BusinessDocument
      shop={shop}
      title="Quotation"
      facts={[
        ['Quotation number', quotation.number],
        ['Date', formatDay(quotation.issuedAt)],
        ['Valid until', validUntil],
        ['Project', quotation.name],
      ]}
      parties={
        (clientName || clientAddress) && (
          <section>
            <h2 className={sheet.heading}>For</h2>
            {clientName && <p>{clientName}</p>}
            <p className={sheet.address}>{clientAddress}</p>
          </section>
        )
      }
      sections={groups.map(({ section, lines: rows }) => ({
        key: section?.key ?? '',
        heading:
          sections.length === 0
            ? null
            : {
                name: section?.name ?? 'Other items',
                note: section?.note ?? '',
                pence: sum(rows.map((row) => ({ incVat: row.total.incVat.pence, exVat: row.total.exVat.pence }))).exVat,
              },
        lines: rows.map(({ sku, price, total: line, ...row }) => ({
          ...row,
          key: sku,
          code: sku,
          unitPrice: formatExactExVat(price.exVat),
          pence: line.exVat.pence,
        })),
      }))}
      sums={[
        ['Goods ex VAT', goods.exVat.pence],
        ['Delivery ex VAT', delivery.exVat.pence],
        ['Total ex VAT', total.exVat.pence],
        [`VAT @ 20% on ${formatMoney(total.exVat.pence)}`, total.incVat.pence - total.exVat.pence],
        ['Total inc VAT', total.incVat.pence],
      ]}
    >
      <div className={sheet.terms}>
        <p>
          Prices are in pounds sterling and valid until <span>{validUntil}</span>, subject to stock. Delivery is to one
          address in the UK mainland.
        </p>
        {shop.quotationTerms.map((term) => (
          <p key={term}>{term}</p>
        ))}
      </div>
    </BusinessDocument>
  );
}
