import { graphql, useLazyLoadQuery, useFragment } from 'react-relay/hooks';
import type { QuickViewContentQuery } from '../../__generated__/QuickViewContentQuery.graphql.ts';
import * as styles from './QuickView.css.ts';
import { useState } from 'react';
import type {
  QuickViewContent_quickViewProductProduct$data,
  QuickViewContent_quickViewProductProduct$key,
} from '../../__generated__/QuickViewContent_quickViewProductProduct.graphql.ts';
import { ProductPrice } from '../product/ProductPrice.tsx';
import { ProductPurchase } from '../product/purchase/ProductPurchase.tsx';
import { chosenVariant, searchChoosing, selectionFrom } from '../product/variant/variant.rules.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ShopImage } from '../../ui/image/ShopImage.tsx';
import { Link } from '../../framework/navigation/Link.tsx';

interface QuickViewContentProps {
  path: string;
  /** Selects a variant at first; empty for none. */
  search: string;
  /** A new number fetches again. It grows on each opening and on "Try again". */
  attempt: number;
  onAdded: () => void;
  /** Redirects followed so far. Defaults to 0. */
  moves?: number;
}

/** More redirects are a loop. */
const MOST_MOVES = 3;

/** Follows redirects of a product that has moved. */
export function QuickViewContent({ path, search, attempt, onAdded, moves = 0 }: QuickViewContentProps) {
  const { resolveUrl } = useLazyLoadQuery<QuickViewContentQuery>(
    graphql`
      query QuickViewContentQuery($url: String!) @throwOnFieldError {
        resolveUrl(url: $url) {
          __typename
          ... on Product {
            path
            ...QuickViewContent_quickViewProductProduct @alias(as: "product")
          }
          ... on Redirect {
            path
          }
        }
      }
    `,
    { url: path },
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  );
  if (resolveUrl?.__typename === 'Product' && resolveUrl.product)
    return (
      <QuickViewProduct key={resolveUrl.path + search} product={resolveUrl.product} search={search} onAdded={onAdded} />
    );
  if (resolveUrl?.__typename === 'Redirect' && moves < MOST_MOVES)
    return (
      <QuickViewContent path={resolveUrl.path} search={search} attempt={attempt} onAdded={onAdded} moves={moves + 1} />
    );
  return (
    <p className={styles.message} role="alert">
      Product not found
    </p>
  );
}

interface QuickViewProductProps {
  product: QuickViewContent_quickViewProductProduct$key;
  /** Selects a variant at first; empty for none. */
  search: string;
  onAdded: () => void;
}

function QuickViewProduct({ product: reference, search, onAdded }: QuickViewProductProps) {
  const product = useFragment(
    graphql`
      fragment QuickViewContent_quickViewProductProduct on Product {
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
        images {
          thumbnail: path(width: 160)
          ...ShopImage_image
        }
        variants {
          id
          sku
          image {
            ...ShopImage_image
          }
          selectedOptions {
            name
            value
          }
          stock {
            maximumQuantity
          }
          ...ProductPrice_variant
          ...ProductPurchase_variant
        }
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
      <QuickViewPictures images={product.images} variant={variant} />
      <div className={styles.details}>
        <p className={styles.meta}>
          {product.brand && (
            <Link className={styles.brand} to={product.brand.path}>
              {product.brand.name}
            </Link>
          )}
          <span className={styles.code}>{`Product code: ${variant?.sku ?? product.sku}`}</span>
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

type ViewedProduct = QuickViewContent_quickViewProductProduct$data;

interface QuickViewPicturesProps {
  images: ViewedProduct['images'];
  variant: NonNullable<ViewedProduct['variants']>[number] | null;
}

/** As many as fit the row; the product page has all of them. */
const THUMBNAILS = 5;

function QuickViewPictures({ images, variant }: QuickViewPicturesProps) {
  const [index, setIndex] = useState(0);
  // A click on a thumbnail hides the variant's picture until another variant is chosen.
  const [asideFor, setAsideFor] = useState<string | null>(null);
  const thumbnails = (images ?? []).slice(0, THUMBNAILS);
  const variantImage = variant && variant.id !== asideFor ? variant.image : null;
  return (
    <div className={styles.pictures}>
      <div className={styles.picture}>
        <ShopImage image={variantImage ?? thumbnails[index] ?? null} sizes="(min-width: 768px) 440px, 92vw" eager />
      </div>
      {thumbnails.length > 1 && (
        <ul className={styles.thumbnails} aria-label="Pictures">
          {thumbnails.map((image, at) => (
            <li key={image.thumbnail}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-current={!variantImage && at === index ? 'true' : undefined}
                onClick={() => {
                  setIndex(at);
                  setAsideFor(variant?.id ?? null);
                }}
              >
                <ShopImage image={image} sizes="80px" eager />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
