import { graphql, readInlineData, useFragment } from 'react-relay/hooks';
import { conditionLabel } from '@storefront/domain/product/condition.rules.ts';
import { variantSearch } from '@storefront/domain/product/variant-search.rules.ts';
import { stockLabel } from '@storefront/domain/stock-words.rules.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import type { ProductCard_cardRating$key } from '../../__generated__/ProductCard_cardRating.graphql.ts';
import type { ProductCard_product$key } from '../../__generated__/ProductCard_product.graphql.ts';
import type {
  ProductCard_variant$data,
  ProductCard_variant$key,
} from '../../__generated__/ProductCard_variant.graphql.ts';
import { Link } from '../../framework/navigation/Link.tsx';
import { ShopImage } from '../../ui/image/ShopImage.tsx';
import { Price } from '../../ui/price/Price.tsx';
import { StockNote } from '../../ui/StockNote.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { cardAttributes } from './attributes.rules.ts';
import { CardAction } from './CardAction.tsx';
import { CompareButton } from './compare/CompareButton.tsx';
import { EnergyArrow } from './EnergyArrow.tsx';
import * as styles from './ProductCard.css.ts';
import { ProductSwatches } from './ProductSwatches.tsx';
import { SaveButton } from './save/SaveButton.tsx';
import { shortName } from './short-name.rules.ts';

interface ProductCardProps {
  product: ProductCard_product$key;
  /** Such as one in the finish that the list is filtered by. Defaults to none. */
  variant?: ProductCard_variant$key | null | undefined;
  /** Defaults to those in a ProductGrid. */
  sizes?: string;
  /** For cards in the first screens. Defaults to false. */
  eager?: boolean;
  /** For the first card of a page. Defaults to false. */
  priority?: boolean;
}

/** Grids of 1, 2, 3 and 4 columns. */
const GRID_SIZES = '(min-width: 1280px) 300px, (min-width: 1024px) 31vw, (min-width: 768px) 47vw, 100vw';

export function ProductCard({
  product: reference,
  variant: variantReference,
  sizes = GRID_SIZES,
  eager,
  priority,
}: ProductCardProps) {
  const { product, shown, fromPrice, isOnSale, search, name, attributes, canAdd } = useCard(
    reference,
    variantReference,
  );
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <ShopImage image={shown.image ?? product.image ?? null} sizes={sizes} eager={eager} priority={priority} />
        {isOnSale && (
          <span className={styles.corner}>
            <span className={styles.ribbon}>Sale</span>
          </span>
        )}
        <SaveButton sku={shown.sku} name={product.name} kind="corner" />
      </div>
      {product.brand && <p className={styles.brand}>{product.brand.name}</p>}
      <h3 className={styles.name}>
        <Link className={styles.link} to={product.path + search}>
          {name !== product.name && <VisuallyHidden>{product.name.slice(0, -name.length)}</VisuallyHidden>}
          <span>{name}</span>
        </Link>
      </h3>
      <div className={styles.price}>
        <Price
          price={fromPrice ?? shown.price}
          was={shown.wasPrice}
          wasRegular={shown.wasRegularPrice}
          from={Boolean(fromPrice)}
          delivery
        />
        <EnergyArrow product={product} />
      </div>
      <div className={styles.data}>
        {attributes.length > 0 && <p className={styles.attributes}>{attributes.join(' · ')}</p>}
        <p className={styles.code}>{[conditionLabel(product.condition), shown.sku].filter(Boolean).join(' · ')}</p>
        <CardRating product={product} />
      </div>
      <ProductSwatches product={product} />
      <div className={styles.stock}>
        <StockNote status={shown.stock.status} message={stockLabel(shown.stock.status, shown.stock.expectedOn)} />
        <CompareButton sku={shown.sku} name={product.name} />
      </div>
      <div className={styles.action}>
        <CardAction product={product} search={search} canAdd={canAdd} />
      </div>
    </article>
  );
}

function useCard(reference: ProductCard_product$key, variantReference: ProductCardProps['variant']) {
  const product = useFragment(
    graphql`
      fragment ProductCard_product on Product {
        name
        sku
        path
        brand {
          name
        }
        price {
          ...Price_price
        }
        fromPrice {
          ...Price_price
        }
        wasRegularPrice
        wasPrice {
          ...Price_price
        }
        onSale
        condition
        stock {
          status
          expectedOn
          maximumQuantity
        }
        image {
          ...ShopImage_image @arguments(isMedium: true)
        }
        variantCount
        highlights {
          name
          value
        }
        options {
          values {
            label
            swatch {
              colour
            }
          }
        }
        ...ProductCard_cardRating
        ...EnergyArrow_product
        ...ProductSwatches_product
        ...optimisticLines_product
      }
    `,
    reference,
  );
  const variant = readCardVariant(variantReference);
  return {
    product,
    shown: variant ?? product,
    fromPrice: variant ? null : product.fromPrice,
    isOnSale: variant ? Boolean(variant.wasPrice) : product.onSale,
    search: variant ? variantSearch(variant) : '',
    name: shortName(product.name, product.brand?.name),
    attributes: cardAttributes(product.highlights, product.options),
    canAdd: product.variantCount <= 1 && product.stock.maximumQuantity !== 0,
  };
}

/** The first row on the widest screens. Phones have one card a row, so more would delay the first. */
const EAGER_CARDS = 4;

interface CardItem {
  product: ProductCard_product$key & { readonly id: string };
  matchingVariant?: ProductCard_variant$key | null | undefined;
}

/** `isFirst` is false for a list further down the page, whose pictures wait. */
export function productCards(
  items: readonly CardItem[],
  { isFirst = true, sizes }: { isFirst?: boolean; sizes?: string } = {},
) {
  return items.map(({ product, matchingVariant }, index) => (
    <ProductCard
      key={product.id}
      product={product}
      variant={matchingVariant}
      sizes={sizes}
      eager={isFirst && index < EAGER_CARDS}
      priority={isFirst && index === 0}
    />
  ));
}

/** One element: the style draws the stars. Nothing without reviews. */
function CardRating({ product }: { product: ProductCard_cardRating$key }) {
  const { listRating } = useFragment(
    graphql`
      fragment ProductCard_cardRating on Product {
        listRating {
          average
          count
        }
      }
    `,
    product,
  );
  if (typeof listRating?.average !== 'number') return null;
  const { average, count } = listRating;
  const reviews = `${formatNumber(count)} ${count === 1 ? 'review' : 'reviews'}`;
  return (
    <p className={styles.rating} data-half-stars={Math.round(average * 2)}>
      {`${average.toFixed(1)} out of 5, ${reviews}`}
    </p>
  );
}

function readCardVariant(variant: ProductCardProps['variant']): ProductCard_variant$data | null {
  if (!variant) return null;
  return readInlineData(
    graphql`
      fragment ProductCard_variant on Variant @inline {
        sku
        price {
          ...Price_price
        }
        wasRegularPrice
        wasPrice {
          ...Price_price
        }
        stock {
          status
          expectedOn
        }
        image {
          ...ShopImage_image @arguments(isMedium: true)
        }
        selectedOptions {
          name
          value
        }
      }
    `,
    variant,
  );
}
