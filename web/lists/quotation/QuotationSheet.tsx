import { graphql, useFragment } from 'react-relay/hooks';
import { formatExactExVat, formatMoney } from '@storefront/domain/money-text.rules.ts';
import { sum } from '@storefront/domain/money.rules.ts';
import { linesBySection } from '@storefront/domain/saved-list.rules.ts';
import type {
  QuotationSheet_quotation$data,
  QuotationSheet_quotation$key,
} from '../../__generated__/QuotationSheet_quotation.graphql.ts';
import type { QuotationSheet_shop$key } from '../../__generated__/QuotationSheet_shop.graphql.ts';
import * as sheet from '../../checkout/document/BusinessDocument.css.ts';
import { BusinessDocument } from '../../checkout/document/BusinessDocument.tsx';
import type { DocumentSection } from '../../checkout/document/DocumentLines.tsx';
import { formatDay } from '../../checkout/order/moment.rules.ts';

interface QuotationSheetProps {
  shop: QuotationSheet_shop$key;
  quotation: QuotationSheet_quotation$key;
}

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
  const quotation = useQuotation(props.quotation);
  const { goods, delivery, total } = quotation;
  const validUntil = formatDay(quotation.validUntil);
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
      parties={<Client name={quotation.clientName} address={quotation.clientAddress} />}
      sections={sectionsOf(quotation)}
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

function Client({ name, address }: { name: string; address: string }) {
  if (!name && !address) return null;
  return (
    <section>
      <h2 className={sheet.heading}>For</h2>
      {name && <p>{name}</p>}
      <p className={sheet.address}>{address}</p>
    </section>
  );
}

function useQuotation(reference: QuotationSheet_quotation$key): QuotationSheet_quotation$data {
  return useFragment(
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
            ...Price_price @relay(mask: false)
          }
          total {
            ...Price_price @relay(mask: false)
          }
        }
        goods {
          ...Price_price @relay(mask: false)
        }
        delivery {
          ...Price_price @relay(mask: false)
        }
        total {
          ...Price_price @relay(mask: false)
        }
      }
    `,
    reference,
  );
}

/** A section without lines is left out. */
function sectionsOf({ lines, sections }: QuotationSheet_quotation$data): DocumentSection[] {
  const groups = linesBySection(lines, sections).filter((group) => group.lines.length > 0);
  return groups.map(({ section, lines: rows }) => ({
    key: section?.key ?? '',
    heading:
      sections.length === 0
        ? null
        : {
            name: section?.name ?? 'Other items',
            note: section?.note ?? '',
            pence: sum(rows.map(({ total }) => ({ incVat: total.incVat.pence, exVat: total.exVat.pence }))).exVat,
          },
    lines: rows.map(({ sku, price, total, ...row }) => ({
      ...row,
      key: sku,
      code: sku,
      unitPrice: formatExactExVat(price.exVat),
      pence: total.exVat.pence,
    })),
  }));
}
