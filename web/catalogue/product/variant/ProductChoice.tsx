import { useDeferredValue, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { slugOf } from '@storefront/domain/slug.rules.ts';
import type {
  ProductChoice_product$data,
  ProductChoice_product$key,
} from '../../../__generated__/ProductChoice_product.graphql.ts';
import { Link } from '../../../framework/navigation/Link.tsx';
import { notPrinted } from '../../../ui/print/printed.css.ts';
import { FINISH } from '../../finish/finishes.data.ts';
import { CompareButton } from '../compare/CompareButton.tsx';
import { ProductGallery } from '../gallery/ProductGallery.tsx';
import { ProductHeading } from '../ProductHeading.tsx';
import * as styles from '../ProductPage.css.ts';
import { ProductPrice } from '../ProductPrice.tsx';
import { ProductPurchase } from '../purchase/ProductPurchase.tsx';
import { SaveButton } from '../save/SaveButton.tsx';
import { useVariantSelection } from './useVariantSelection.ts';

interface ProductChoiceProps {
  product: ProductChoice_product$key;
  bar: RefObject<HTMLElement | null>;
  onFinish: (finish: string) => void;
}

/** A component of their own, so that a choice renders only these. */
export function ProductChoice({ product: reference, bar, onFinish }: ProductChoiceProps) {
  const product = useFragment(
    graphql`
      fragment ProductChoice_product on Product {
        sku
        name
        rangePath
        finish
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
          ...ProductGallery_variant
          ...ProductHeading_variant
          ...ProductPrice_variant
          ...ProductPurchase_variant
        }
        related @catch(to: NULL) {
          stock {
            maximumQuantity
          }
        }
        ...ProductGallery_product
        ...ProductHeading_product
        ...ProductPrice_product
        ...ProductPurchase_product
      }
    `,
    reference,
  );
  const variants = product.variants ?? [];
  const { selection, variant, choose } = useVariantSelection(product.options, variants);
  // The choice and its price show before its pictures are there.
  const pictured = useDeferredValue(variant);
  return (
    <>
      <div className={styles.intro}>
        <ProductHeading product={product} variant={variant} />
        <ProductPrice product={product} variant={variant} />
      </div>
      <div className={styles.gallery}>
        <ProductGallery product={product} variant={pictured} />
      </div>
      <div className={styles.buy}>
        <ProductPurchase
          product={product}
          variant={variant}
          options={product.options}
          variants={variants}
          selection={selection}
          onChoose={(name, label) => {
            choose(name, label);
            if (name === FINISH) onFinish(slugOf(label));
          }}
          hasPictures
          bar={bar}
          hasAlternatives={product.related?.some(({ stock }) => stock.maximumQuantity !== 0)}
        />
        <noscript>
          Adding to the basket needs JavaScript. To order without it, call or email us: our details are at the bottom of
          this page.
        </noscript>
        <NextSteps product={product} sku={variant?.sku ?? product.sku} chosenFinish={selection.get(FINISH)} />
      </div>
    </>
  );
}

interface NextStepsProps {
  product: ProductChoice_product$data;
  sku: string;
  chosenFinish: string | undefined;
}

function NextSteps({ product, sku, chosenFinish }: NextStepsProps) {
  const finish = chosenFinish ?? product.finish;
  return (
    <>
      <div className={styles.keep}>
        <SaveButton sku={sku} name={product.name} kind="labelled" />
        <CompareButton sku={sku} name={product.name} />
      </div>
      {chosenFinish && (
        <p className={`${styles.range} ${notPrinted}`}>
          <Link to={`/finishes/${slugOf(chosenFinish)}`}>{`Match ${chosenFinish} across the shop`}</Link>
        </p>
      )}
      {finish && product.rangePath?.startsWith('/ranges/') && (
        <p className={`${styles.range} ${notPrinted}`}>
          <Link to={`${product.rangePath}?finish=${slugOf(finish)}`}>{`Complete the range in ${finish}`}</Link>
        </p>
      )}
    </>
  );
}
