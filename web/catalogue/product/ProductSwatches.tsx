import { graphql, readInlineData } from 'relay-runtime';
import type { ProductSwatches_product$key } from '../../__generated__/ProductSwatches_product.graphql.ts';
import { Swatch } from '../../ui/Swatch.tsx';
import * as styles from './ProductCard.css.ts';

/** As many as fit above the specification's mobile breakpoint; below it, the style hides the others. */
const DISCS_ON_DESKTOP = 6;

export function ProductSwatches({ product }: { product: ProductSwatches_product$key }) {
  const { options } = readInlineData(
    graphql`
      fragment ProductSwatches_product on Product @inline {
        options {
          name
          values {
            label
            swatch {
              colour
              edge
            }
          }
        }
      }
    `,
    product,
  );
  const option = options.find(({ values }) => values.some(({ swatch }) => swatch));
  if (!option) return null;
  const total = option.values.length;
  const discs = option.values
    .slice(0, DISCS_ON_DESKTOP)
    .flatMap(({ label, swatch }) => (swatch ? [{ label, ...swatch }] : []));
  return (
    <div className={styles.swatches}>
      <ul className={styles.discs} aria-label={option.name}>
        {discs.map(({ label, colour, edge }) => (
          <Swatch key={label} as="li" label={label} colour={colour} edge={edge} />
        ))}
      </ul>
      <More count={total - styles.DISCS_ON_MOBILE} className={styles.mobileOnly} />
      <More count={total - DISCS_ON_DESKTOP} className={styles.desktopOnly} />
    </div>
  );
}

function More({ count, className }: { count: number; className: string }) {
  if (count <= 0) return null;
  return (
    <span className={`${styles.more} ${className}`}>{`+${count} more ${count === 1 ? 'option' : 'options'}`}</span>
  );
}
