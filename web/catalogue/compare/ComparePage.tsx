import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import type { ComparePageQuery } from '../../__generated__/ComparePageQuery.graphql.ts';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { setCompared } from '../product/compare/compared.ts';
import { usePage } from '../../relay/page.ts';
import { PrintedShop } from '../../ui/shop/PrintedShop.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { container } from '../../ui/Container.css.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PrintButton } from '../../ui/print/PrintButton.tsx';
import { printed } from '../../ui/print/printed.css.ts';
import { comparePath } from '../product/compare/compare-path.rules.ts';
import * as styles from './ComparePage.css.ts';
import { CompareTable } from './CompareTable.tsx';

const TRAIL = [{ name: 'Compare', path: '/compare' }];

/** Up to four products side by side. */
export function ComparePage() {
  const { productsBySku } = usePage<ComparePageQuery>(graphql`
    query ComparePageQuery($skus: [String!]!) @throwOnFieldError {
      productsBySku(skus: $skus) {
        sku
        product {
          id
          name
          ...CompareTable_product
        }
        variant {
          ...cardVariant_variant
        }
      }
    }
  `);
  const navigate = useNavigate();
  const [hasDifferencesOnly, setDifferencesOnly] = useState(false);
  const found = (productsBySku ?? []).flatMap(({ sku, product, variant }) =>
    product ? [{ sku, name: product.name, product, variant: variant ?? null }] : [],
  );

  function remove(sku: string) {
    const left = found.filter((column) => column.sku !== sku);
    setCompared(left.map(({ sku: code, name }) => ({ sku: code, name })));
    void navigate(comparePath(left.map((column) => column.sku)), { replace: true, preventScrollReset: true });
  }

  return (
    <div className={`${container} ${printed} ${styles.page}`}>
      <PageMeta title="Compare products" robots="noindex" />
      <PrintedShop path="/compare" />
      <Breadcrumb items={TRAIL} />
      <h1>Compare products</h1>
      {found.length === 0 ? (
        <EmptyState
          title={productsBySku ? 'Nothing to compare yet' : 'We can’t compare products at the moment'}
          action={
            <ButtonLink to="/featured/" tone="primary">
              Browse products
            </ButtonLink>
          }
        >
          {productsBySku && 'Press “Compare” on up to four products to see their specifications side by side.'}
        </EmptyState>
      ) : (
        <>
          <div className={styles.tools}>
            {found.length > 1 && (
              <label className={styles.toggle}>
                <input
                  type="checkbox"
                  checked={hasDifferencesOnly}
                  onChange={(event) => setDifferencesOnly(event.target.checked)}
                />
                Only show differences
              </label>
            )}
            <PrintButton>Print</PrintButton>
          </div>
          <CompareTable columns={found} hasDifferencesOnly={hasDifferencesOnly} onRemove={remove} />
        </>
      )}
    </div>
  );
}
