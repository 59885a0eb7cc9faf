import { useState } from 'react';
import { graphql, readInlineData } from 'relay-runtime';
import type { CompareTable_product$key } from '../../__generated__/CompareTable_product.graphql.ts';
import type { cardVariant_variant$key } from '../../__generated__/cardVariant_variant.graphql.ts';
import { ProductCard } from '../product/ProductCard.tsx';
import { SHELF_SIZES } from '../product/shelf/sizes.data.ts';
import { hidden } from '../../ui/VisuallyHidden.css.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { rowsOf } from './compare.rules.ts';
import * as styles from './ComparePage.css.ts';

interface Column {
  sku: string;
  name: string;
  product: CompareTable_product$key;
  variant: cardVariant_variant$key | null;
}

interface CompareTableProps {
  columns: readonly Column[];
  hasDifferencesOnly: boolean;
  onRemove: (sku: string) => void;
}

const readProduct = (reference: CompareTable_product$key) =>
  readInlineData(
    graphql`
      fragment CompareTable_product on Product @inline {
        ...ProductCard_product
        specifications {
          name
          value
        }
      }
    `,
    reference,
  );

/** Products as columns, specifications as rows. A phone shows two of the columns. */
export function CompareTable({ columns, hasDifferencesOnly, onRemove }: CompareTableProps) {
  const [pair, setPair] = useState<readonly [number, number]>([0, 1]);
  const products = columns.map(({ product }) => readProduct(product));
  const rows = rowsOf(products.map(({ specifications }) => specifications ?? []));
  const shown = hasDifferencesOnly ? rows.filter(({ differs }) => differs) : rows;
  const place = (index: number) => (pair.includes(index) ? undefined : styles.notOnPhones);
  return (
    <>
      {columns.length > 2 && (
        <div className={styles.pair}>
          {([0, 1] as const).map((side) => (
            <select
              key={side}
              className={styles.select}
              aria-label={side === 0 ? 'First product' : 'Second product'}
              value={pair[side]}
              onChange={({ target: { value } }) => {
                const index = Number(value);
                // The other side takes the place of one that is chosen twice.
                const other = pair[1 - side] === index ? (pair[side] ?? 0) : (pair[1 - side] ?? 0);
                setPair(side === 0 ? [index, other] : [other, index]);
              }}
            >
              {columns.map(({ sku, name }, index) => (
                <option key={sku} value={index}>
                  {name}
                </option>
              ))}
            </select>
          ))}
        </div>
      )}
      <h2 className={hidden}>Products</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner}>
              <VisuallyHidden>Specification</VisuallyHidden>
            </td>
            {columns.map(({ sku, name, variant }, index) => (
              <th key={sku} scope="col" className={`${styles.product} ${place(index) ?? ''}`}>
                <div className={styles.card}>
                  {products[index] && (
                    <ProductCard product={products[index]} variant={variant} sizes={SHELF_SIZES} eager />
                  )}
                </div>
                <button type="button" className={styles.remove} onClick={() => onRemove(sku)}>
                  Remove<VisuallyHidden> {name}</VisuallyHidden>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, values, differs }) => (
            <tr key={name} className={differs ? styles.different : undefined}>
              <th scope="row" className={styles.name}>
                {name}
                {differs && <span className={styles.mark}> differs</span>}
              </th>
              {values.map((value, index) => (
                <td key={columns[index]?.sku} className={`${styles.value} ${place(index) ?? ''}`}>
                  {value ?? <span className={styles.none}>–</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <p>These products have the same specifications.</p>}
    </>
  );
}
