import { useState } from 'react';
import { graphql, readInlineData } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import type { ComparePage_compareTable$key } from '../../__generated__/ComparePage_compareTable.graphql.ts';
import type { ComparePageQuery } from '../../__generated__/ComparePageQuery.graphql.ts';
import type { ProductCard_variant$key } from '../../__generated__/ProductCard_variant.graphql.ts';
import { usePage } from '../../framework/page/page.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { container } from '../../ui/Container.css.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { PrintButton } from '../../ui/print/PrintButton.tsx';
import { printed } from '../../ui/print/printed.css.ts';
import { PrintedShop } from '../../ui/shop/PrintedShop.tsx';
import { hidden } from '../../ui/VisuallyHidden.css.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { comparePath } from '../product/compare/compare-path.rules.ts';
import { setCompared } from '../product/compare/compared.ts';
import { ProductCard } from '../product/ProductCard.tsx';
import { SHELF_SIZES } from '../product/shelf/sizes.data.ts';
import { areDifferent, rowsOf } from './compare.rules.ts';
import * as styles from './ComparePage.css.ts';

const TRAIL = [{ name: 'Compare', path: '/compare' }];

export function ComparePage() {
  const { productsBySku } = usePage<ComparePageQuery>(graphql`
    query ComparePageQuery($skus: [String!]!) @throwOnFieldError {
      productsBySku(skus: $skus) {
        sku
        product {
          id
          name
          ...ComparePage_compareTable
        }
        variant {
          ...ProductCard_variant
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
          <CompareTable
            key={found.map(({ sku }) => sku).join()}
            columns={found}
            hasDifferencesOnly={hasDifferencesOnly && found.length > 1}
            onRemove={remove}
          />
        </>
      )}
    </div>
  );
}

interface Column {
  sku: string;
  name: string;
  product: ComparePage_compareTable$key;
  variant: ProductCard_variant$key | null;
}

interface CompareTableProps {
  columns: readonly Column[];
  hasDifferencesOnly: boolean;
  onRemove: (sku: string) => void;
}

const readProduct = (reference: ComparePage_compareTable$key) =>
  readInlineData(
    graphql`
      fragment ComparePage_compareTable on Product @inline {
        ...ProductCard_product
        specifications {
          name
          value
          isLead
        }
      }
    `,
    reference,
  );

/** A phone shows two of the columns. */
function CompareTable({ columns, hasDifferencesOnly, onRemove }: CompareTableProps) {
  const [pair, setPair] = useState<Pair>([0, 1]);
  const products = columns.map(({ product }) => readProduct(product));
  const place = (index: number) => (pair.includes(index) ? '' : styles.notOnPhones);
  const rows = rowsOf(products.map(({ specifications }) => specifications ?? []))
    .map(({ name, values }) => {
      const pairDiffers = areDifferent(values.filter((_, index) => pair.includes(index)));
      return { name, values, differs: areDifferent(values), pairDiffers };
    })
    .filter(({ differs }) => differs || !hasDifferencesOnly);
  const hasPairRows = !hasDifferencesOnly || rows.some(({ pairDiffers }) => pairDiffers);
  return (
    <>
      {columns.length > 2 && <PairPicker columns={columns} pair={pair} onChange={setPair} />}
      <h2 className={hidden}>Products</h2>
      <table className={styles.table}>
        <thead className={styles.headRows}>
          <tr className={styles.row}>
            <td className={styles.corner}>
              <VisuallyHidden>Product</VisuallyHidden>
            </td>
            {columns.map(({ sku, name, variant }, index) => (
              <td key={sku} className={`${styles.product} ${place(index)}`}>
                <div className={styles.card}>
                  {products[index] && (
                    <ProductCard product={products[index]} variant={variant} sizes={SHELF_SIZES} eager />
                  )}
                </div>
                <button type="button" className={styles.remove} onClick={() => onRemove(sku)}>
                  Remove<VisuallyHidden>{` ${name}`}</VisuallyHidden>
                </button>
              </td>
            ))}
          </tr>
          <tr className={styles.heads}>
            <td className={styles.corner}>
              <VisuallyHidden>Specification</VisuallyHidden>
            </td>
            {columns.map(({ sku, name }, index) => (
              <th key={sku} scope="col" className={`${styles.head} ${place(index)}`}>
                <span className={styles.headName}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.rows}>
          {rows.map(({ name, values, differs, pairDiffers }) => (
            <tr key={name} className={lookOf(differs, pairDiffers, hasDifferencesOnly)}>
              <th scope="row" className={styles.name}>
                <span>{name}</span>
                {differs && <span className={`${styles.mark} ${pairDiffers ? '' : styles.notOnPhones}`}> differs</span>}
              </th>
              {values.map((value, index) => (
                <td key={columns[index]?.sku} className={`${styles.value} ${place(index)}`}>
                  {value ?? <span className={styles.none}>–</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!hasPairRows && (
        <p className={rows.length > 0 ? styles.onlyOnPhones : undefined}>
          These products have the same specifications.
        </p>
      )}
    </>
  );
}

function lookOf(differs: boolean, pairDiffers: boolean, hasDifferencesOnly: boolean): string {
  if (!differs) return styles.row;
  if (pairDiffers) return styles.different;
  return `${styles.differentOnWide} ${hasDifferencesOnly ? styles.notOnPhones : ''}`;
}

type Pair = readonly [first: number, second: number];

interface PairPickerProps {
  columns: readonly Column[];
  pair: Pair;
  onChange: (pair: Pair) => void;
}

function PairPicker({ columns, pair, onChange }: PairPickerProps) {
  function choose(side: 0 | 1, index: number) {
    // The other side takes the place of one that is chosen twice.
    const other = pair[1 - side] === index ? pair[side] : (pair[1 - side] ?? 0);
    onChange(side === 0 ? [index, other] : [other, index]);
  }
  return (
    <div className={styles.pair}>
      {([0, 1] as const).map((side) => (
        <select
          key={side}
          className={styles.select}
          aria-label={side === 0 ? 'First product' : 'Second product'}
          value={pair[side]}
          onChange={({ target }) => choose(side, Number(target.value))}
        >
          {columns.map(({ sku, name }, index) => (
            <option key={sku} value={index}>
              {name}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
}
