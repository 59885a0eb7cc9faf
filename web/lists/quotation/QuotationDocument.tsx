import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { formatMoney } from '@storefront/domain/money-text.rules.ts';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import type { QuotationDocumentQuery } from '../../__generated__/QuotationDocumentQuery.graphql.ts';
import * as sheet from '../../checkout/document/BusinessDocument.css.ts';
import { Link } from '../../framework/navigation/Link.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import { PrintButton } from '../../ui/print/PrintButton.tsx';
import { notPrinted } from '../../ui/print/printed.css.ts';
import { priceOf, useLookUp } from '../quick-order/useLookUp.ts';
import { useAddList } from '../saved-list/page/useAddList.ts';
import { changedPrices, type ChangedPrice } from './changed-prices.rules.ts';
import { DeleteQuotation } from './DeleteQuotation.tsx';
import * as styles from './Quotation.css.ts';
import { QuotationForm } from './QuotationForm.tsx';
import { QuotationSheet } from './QuotationSheet.tsx';
import { SignInForQuotations } from './SignInForQuotations.tsx';

export function QuotationDocument({ quotationId, attempt }: { quotationId: string; attempt: number }) {
  const { shop, customer } = useLazyLoadQuery<QuotationDocumentQuery>(
    graphql`
      query QuotationDocumentQuery($id: ID!) @throwOnFieldError {
        shop {
          ...QuotationSheet_shop
        }
        customer {
          quotation(id: $id) {
            id
            number
            leftOut
            lines {
              sku
              name
              quantity
              price {
                ...Price_price @relay(mask: false)
              }
            }
            ...QuotationForm_quotation
            ...QuotationSheet_quotation
          }
        }
      }
    `,
    { id: quotationId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  const quotation = customer?.quotation;
  const lines = quotation?.lines ?? [];
  const { matches } = useLookUp(lines);
  const { addAll, isAdding, refused, note } = useAddList(lines);
  if (!customer) return <SignInForQuotations path={`/quotations/${quotationId}`} />;
  if (!quotation) return <QuotationNotFound />;
  const changed = changedPrices(lines, (sku, quantity) => {
    const match = matches.get(skuKey(sku));
    return match ? priceOf(match, quantity) : undefined;
  });
  return (
    <>
      <div className={`${sheet.tools} ${notPrinted}`}>
        <Link to="/quotations">All quotations</Link>
        <span className={styles.buttons}>
          <PrintButton tone="secondary" size="small">
            Print or save as PDF
          </PrintButton>
          <Button tone="primary" size="small" pending={isAdding} onClick={addAll}>
            Order this quotation
          </Button>
        </span>
      </div>
      <div className={notPrinted}>
        <FormOutcome problem={null} message={note} />
        <Differences
          changed={changed}
          refused={lines
            .filter(({ sku }) => refused.has(skuKey(sku)))
            .map(({ sku, name: product }) => `${sku} ${product}: ${refused.get(skuKey(sku))}`)}
        />
        {quotation.leftOut.length > 0 && (
          <p className={sheet.notice}>{`Not quoted, because they had no price: ${quotation.leftOut.join(', ')}.`}</p>
        )}
        <div className={styles.changes}>
          <QuotationForm quotation={quotation} />
          <DeleteQuotation {...quotation} />
        </div>
      </div>
      <QuotationSheet shop={shop} quotation={quotation} />
    </>
  );
}

function QuotationNotFound() {
  return (
    <EmptyState
      title="We can’t find that quotation"
      level={1}
      action={
        <ButtonLink to="/quotations" tone="primary">
          See your quotations
        </ButtonLink>
      }
    >
      It may have been deleted, or belong to another account.
    </EmptyState>
  );
}

function Differences({ changed, refused }: { changed: readonly ChangedPrice[]; refused: readonly string[] }) {
  if (changed.length + refused.length === 0) return null;
  return (
    <section className={sheet.notice} aria-label="Changes since this quotation">
      {changed.length > 0 && (
        <p>
          <span>{`${changed.length === 1 ? 'One price has' : `${changed.length} prices have`} changed since. `}</span>
          An order is at today’s prices.
        </p>
      )}
      <ul className={styles.differences}>
        {changed.map(({ sku, name, quoted, today }) => (
          <li key={sku}>
            <span>{`${sku} ${name}: ${formatMoney(quoted)} → `}</span>
            <span>{today === null ? 'no longer available' : `${formatMoney(today)} inc VAT each`}</span>
          </li>
        ))}
        {refused.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  );
}
