import { graphql } from 'react-relay/hooks';
import type { ShippingReturnsPageQuery } from '../__generated__/ShippingReturnsPageQuery.graphql.ts';
import { usePage } from '../framework/page/page.ts';
import { container } from '../ui/Container.css.ts';
import { DeliveryCharges } from './DeliveryCharges.tsx';
import { PageHead } from './PageHead.tsx';
import { PageSections } from './PageSections.tsx';
import * as styles from './PageSections.css.ts';

const PATH = '/shipping-returns/';
/** The anchor of the section that the charges are added to. */
const CHARGES = 'delivery-charges';

/** The charges show even when the shop API has no such page. */
export function ShippingReturnsPage() {
  const { page } = usePage<ShippingReturnsPageQuery>(graphql`
    query ShippingReturnsPageQuery @raw_response_type {
      page(path: "/shipping-returns/") {
        title
        summary
        metaDescription
        sections {
          anchor
        }
        ...PageSections_page
      }
    }
  `);
  const charges = <DeliveryCharges />;
  const isPlaced = page?.sections.some(({ anchor }) => anchor === CHARGES);
  return (
    <article>
      <PageHead
        title={page?.title ?? 'Delivery and returns'}
        path={PATH}
        summary={page?.summary}
        metaDescription={page?.metaDescription}
      />
      {!isPlaced && <div className={`${container} ${styles.column}`}>{charges}</div>}
      {page && <PageSections page={page} additions={new Map([[CHARGES, charges]])} />}
    </article>
  );
}
