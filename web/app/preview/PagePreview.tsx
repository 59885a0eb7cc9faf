import { useLayoutEffect } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { PagePreviewQuery, PagePreviewQuery$data } from '../../__generated__/PagePreviewQuery.graphql.ts';
import { stockLabel } from '@storefront/domain/stock-words.rules.ts';
import { MAIN_SIZES } from '../../catalogue/product/gallery/main-sizes.data.ts';
import * as listStyles from '../../catalogue/list/ListHead.css.ts';
import * as gridStyles from '../../catalogue/product/ProductGrid.css.ts';
import * as headingStyles from '../../catalogue/product/ProductHeading.css.ts';
import * as priceStyles from '../../catalogue/product/ProductPrice.css.ts';
import * as productStyles from '../../catalogue/product/ProductPage.css.ts';
import { nav } from '../../ui/Breadcrumb.css.ts';
import { container } from '../../ui/Container.css.ts';
import { image as picture } from '../../ui/image/ShopImage.css.ts';
import { StockNote } from '../../ui/StockNote.tsx';
import { PriceFigures } from '../../ui/price/PriceFigures.tsx';
import type { KnownPage } from './known-page.ts';
import * as styles from './PagePreview.css.ts';

export { knownPage } from './known-page.ts';

/** The frame of a page that is loading, with what the store knows of it, where the page will have it: nothing moves when that comes. */
export function PagePreview({ page }: { page: KnownPage }) {
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div data-preview aria-busy="true">
      {page.kind === 'product' ? <ProductPreview id={page.id} /> : <ListPreview name={page.name} />}
    </div>
  );
}

function ListPreview({ name }: { name: string }) {
  return (
    <>
      <div className={listStyles.band}>
        <div className={`${container} ${listStyles.head}`}>
          <nav className={nav} aria-hidden="true" />
          <h1 className={listStyles.heading}>{name}</h1>
        </div>
      </div>
      <div className={`${container} ${listStyles.body}`}>
        <div className={gridStyles.grid} aria-hidden="true">
          {[1, 2, 3, 4].map((place) => (
            <div key={place} className={styles.card} />
          ))}
        </div>
      </div>
    </>
  );
}

/** A product as its card has it. */
function ProductPreview({ id }: { id: string }) {
  const { node: product } = useLazyLoadQuery<PagePreviewQuery>(
    graphql`
      query PagePreviewQuery($id: ID!) {
        node(id: $id) {
          ... on Product {
            name
            sku
            brand {
              name
            }
            wasRegularPrice
            wasPrice {
              incVat {
                pence
              }
              exVat {
                pence
                amount
              }
            }
            price {
              incVat {
                pence
              }
              exVat {
                pence
                amount
              }
            }
            fromPrice {
              incVat {
                pence
              }
              exVat {
                pence
                amount
              }
            }
            stock {
              status
              expectedOn
            }
            image {
              w160: path(width: 160)
              w320: path(width: 320)
              w640: path(width: 640)
              w960: path(width: 960)
            }
          }
        }
      }
    `,
    { id },
    // What the store lacks is undefined.
    { fetchPolicy: 'store-only' },
  );
  if (!product?.name) return null;
  const { name, sku, brand, price, fromPrice, wasPrice, wasRegularPrice, stock, image } = product;
  return (
    <div className={`${container} ${productStyles.page}`}>
      <div className={nav} />
      <div className={productStyles.columns}>
        <div className={productStyles.intro}>
          <div className={headingStyles.heading}>
            {brand && (
              <p className={headingStyles.brand}>
                <span className={headingStyles.brandLink}>{brand.name}</span>
              </p>
            )}
            <h1 className={headingStyles.name}>{name}</h1>
            <p className={headingStyles.code}>Product code: {sku}</p>
          </div>
          <div className={priceStyles.block}>
            <div className={priceStyles.price}>
              {price && (
                <PriceFigures
                  price={fromPrice ?? price}
                  was={wasPrice ?? null}
                  wasRegular={wasRegularPrice}
                  size="large"
                  from={Boolean(fromPrice)}
                />
              )}
            </div>
            <div className={`${priceStyles.facts} ${styles.line}`}>
              {stock && <StockNote status={stock.status} message={stockLabel(stock.status, stock.expectedOn)} />}
            </div>
          </div>
        </div>
        <div className={productStyles.gallery}>{image && <Picture image={image} />}</div>
      </div>
    </div>
  );
}

type Image = NonNullable<NonNullable<PagePreviewQuery$data['node']>['image']>;

/** The page's picture, in the widths that the store has. Behind it the card's, which the browser has, until that is there. */
function Picture({ image: { w160, w320, w640, w960 } }: { image: Image }) {
  const widths = Object.entries({ 160: w160, 320: w320, 640: w640, 960: w960 } as Record<string, string | undefined>);
  const srcSet = widths.flatMap(([width, path]) => (path ? [`${path} ${width}w`] : []));
  const shown = (devicePixelRatio > 1 ? w640 : w320) ?? w160;
  return (
    <img
      className={`${picture} ${styles.picture}`}
      style={{ backgroundImage: `url("${shown}")` }}
      srcSet={srcSet.join(', ')}
      sizes={MAIN_SIZES}
      alt=""
    />
  );
}
