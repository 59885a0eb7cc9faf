import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { QuickViewProduct_product$key } from '../../__generated__/QuickViewProduct_product.graphql.ts';
import { ProductPrice } from '../product/ProductPrice.tsx';
import { ProductPurchase } from '../product/purchase/ProductPurchase.tsx';
import { chosenVariant, searchChoosing, selectionFrom } from '../product/variant/variant.rules.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import * as styles from './QuickView.css.ts';
import { QuickViewPictures } from './QuickViewPictures.tsx';

interface QuickViewProductProps {
  product: QuickViewProduct_product$key;
  /** The query string that selects a variant at first; empty for none. */
  search: string;
  onAdded: () => void;
}

/** The product in short: picture, brand, SKU, price, stock, variant and quantity. Its page has the rest. */
export function QuickViewProduct({ product: reference, search, onAdded }: QuickViewProductProps) {
  const product = useFragment(
    graphql`
      fragment QuickViewProduct_product on Product {
        sku
        path
        brand {
          name
          path
        }
        options {
          name
          values {
            label
          }
        }
        variants {
          sku
          selectedOptions {
            name
            value
          }
          stock {
            maximumQuantity
          }
          ...QuickViewPictures_variant
          ...ProductPrice_variant
          ...ProductPurchase_variant
        }
        ...QuickViewPictures_product
        ...ProductPrice_product
        ...ProductPurchase_product
      }
    `,
    reference,
  );
  // Kept in state, because the URL belongs to the list.
  const [chosen, setChosen] = useState(search);
  const parameters = new URLSearchParams(chosen);
  const variants = product.variants ?? [];
  const selection = selectionFrom(parameters, product.options, variants);
  const variant = chosenVariant(variants, product.options, selection);
  const fullPath = variant ? `${product.path}${chosen}` : product.path;
  return (
    <div className={styles.columns}>
      <QuickViewPictures product={product} variant={variant} />
      <div className={styles.details}>
        <p className={styles.meta}>
          {product.brand && (
            <Link className={styles.brand} to={product.brand.path}>
              {product.brand.name}
            </Link>
          )}
          <span className={styles.code}>Product code: {variant?.sku ?? product.sku}</span>
        </p>
        <ProductPrice product={product} variant={variant} />
        <ProductPurchase
          product={product}
          variant={variant}
          options={product.options}
          variants={variants}
          selection={selection}
          onChoose={(name, label) => setChosen(searchChoosing(parameters, product.options, name, label))}
          withModifiers={false}
          onAdded={onAdded}
        />
        <ButtonLink to={fullPath} tone="quiet" wide>
          View full details
        </ButtonLink>
      </div>
    </div>
  );
}
