import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { QuotationListQuery } from '../../__generated__/QuotationListQuery.graphql.ts';
import { formatDay } from '../../checkout/order/moment.rules.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Price } from '../../ui/price/Price.tsx';
import * as styles from './Quotation.css.ts';
import { SignInForQuotations } from './SignInForQuotations.tsx';
import { Link } from '../../framework/navigation/Link.tsx';

export function QuotationList({ attempt }: { attempt: number }) {
  const { customer } = useLazyLoadQuery<QuotationListQuery>(
    graphql`
      query QuotationListQuery @throwOnFieldError {
        customer {
          quotations {
            id
            number
            name
            clientName
            issuedAt
            validUntil
            total {
              ...Price_price
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  if (!customer) return <SignInForQuotations path="/quotations" />;
  const quotations = customer.quotations ?? [];
  return (
    <>
      <Breadcrumb items={[{ name: 'Quotations', path: '/quotations' }]} />
      <h1>Quotations</h1>
      {quotations.length === 0 && (
        <p>
          None yet. Open one of your <Link to="/saved-lists">saved lists</Link> and press “Make a quotation”.
        </p>
      )}
      <ul className={styles.list}>
        {quotations.map(({ id, number, name, clientName, issuedAt, validUntil, total }) => (
          <li key={id} className={styles.item}>
            <Link to={`/quotations/${id}`} className={styles.itemLink}>
              {`${number} · ${name}`}
            </Link>
            <span>{[clientName, formatDay(issuedAt)].filter(Boolean).join(' · ')}</span>
            <span>{`Valid until ${formatDay(validUntil)}`}</span>
            <Price price={total} size="small" />
          </li>
        ))}
      </ul>
    </>
  );
}
