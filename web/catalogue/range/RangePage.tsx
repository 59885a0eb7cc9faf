import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import { slugOf } from '@storefront/domain/slug.rules.ts';
import type { RangePageQuery, RangePageQuery$data } from '../../__generated__/RangePageQuery.graphql.ts';
import { Link } from '../../framework/navigation/Link.tsx';
import { usePage } from '../../framework/page/page.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { container } from '../../ui/Container.css.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { hidden } from '../../ui/VisuallyHidden.css.ts';
import { ListDescription } from '../list/ListDescription.tsx';
import { links } from '../list/ListHead.css.ts';
import { ListHead } from '../list/ListHead.tsx';
import { foot } from '../product/compare/ComparePill.css.ts';
import { CompareSlot } from '../product/compare/CompareSlot.tsx';
import { productCards } from '../product/ProductCard.tsx';
import { ProductGrid } from '../product/ProductGrid.tsx';
import { kindOf, rangePath, rangeSummary } from './range.rules.ts';
import * as styles from './RangePage.css.ts';

export function RangePage() {
  const { range } = usePage<RangePageQuery>(graphql`
    query RangePageQuery($path: String!, $finish: String) @throwOnFieldError @raw_response_type {
      range(path: $path, finish: $finish) {
        name
        path
        brand {
          name
          path
        }
        finishes
        finish
        kinds {
          name
          path
          products {
            product {
              id
              ...ProductCard_product
            }
            matchingVariant {
              ...ProductCard_variant
            }
          }
        }
      }
    }
  `);
  const [searchParams] = useSearchParams();
  if (!range) return null;
  const { name, path, brand, finishes, kinds } = range;
  const finish = range.finish ?? null;
  const slugs = { finish: searchParams.get('finish'), kind: searchParams.get('kind') };
  const kind = kindOf(kinds, slugs.kind);
  const chosen = { finish: finish ?? slugs.finish, kind: kind?.name ?? slugs.kind };
  const all = kinds.flatMap((one) => one.products);
  const products = slugs.kind ? (kind?.products ?? []) : all;
  const kindNames = kinds.map((one) => one.name);
  const summary = rangeSummary({ productCount: all.length, finish, finishCount: finishes.length, kinds: kindNames });
  const heading = finish ? `${name} in ${finish}` : name;
  const trail = [...(brand ? [brand] : []), { name, path }];
  return (
    <>
      <PageMeta
        title={heading}
        description={`${name}: ${summary}`}
        path={path}
        trail={trail}
        robots={products.length === 0 ? 'noindex, follow' : undefined}
      />
      <ListHead trail={trail} heading={heading}>
        <ListDescription text={summary} />
      </ListHead>
      <div className={`${container} ${styles.body}`}>
        <Chips
          label="Finishes"
          all="All finishes"
          chosen={chosen.finish}
          names={finishes}
          pathOf={(one) => rangePath(path, { ...slugs, finish: one && slugOf(one) })}
        />
        <Chips
          label="Kinds"
          all={`All ${all.length} products`}
          chosen={chosen.kind}
          names={kindNames}
          pathOf={(one) => rangePath(path, { ...slugs, kind: one && slugOf(one) })}
        />
        <RangeProducts kind={kind} products={products} chosen={chosen} path={path} />
        <div className={foot}>
          <CompareSlot />
        </div>
      </div>
    </>
  );
}

type Kind = NonNullable<RangePageQuery$data['range']>['kinds'][number];

interface RangeProductsProps {
  /** Null for all. */
  kind: Kind | null;
  products: Kind['products'];
  /** The names; null for all. */
  chosen: { finish: string | null; kind: string | null };
  path: string;
}

/** There may be none. */
function RangeProducts({ kind, products, chosen, path }: RangeProductsProps) {
  return (
    <section className={styles.products} aria-label={kind?.name ?? 'Products'}>
      <h2 className={hidden}>{kind?.name ?? 'Products'}</h2>
      {products.length > 0 ? (
        <ProductGrid>{productCards(products)}</ProductGrid>
      ) : (
        <EmptyState
          title="No products match all your filters"
          action={<ButtonLink to={path}>See the whole range</ButtonLink>}
        >
          <p>{`Filtered by ${[chosen.finish, chosen.kind].filter(Boolean).join(' and ')}.`}</p>
        </EmptyState>
      )}
      {kind?.path && (
        <p>
          <Link to={kind.path}>{`${kind.name} of every range`}</Link>
        </p>
      )}
    </section>
  );
}

interface ChipsProps {
  label: string;
  all: string;
  /** Null for all. */
  chosen: string | null;
  names: readonly string[];
  pathOf: (name: string | null) => string;
}

/** Nothing for one alone. */
function Chips({ label, all, chosen, names, pathOf }: ChipsProps) {
  return (
    names.length > 1 && (
      <nav className={links} aria-label={label}>
        {[null, ...names].map((name) => (
          <Link
            key={name}
            className={styles.chip}
            to={pathOf(name)}
            aria-current={name === chosen ? 'page' : undefined}
            preventScrollReset
          >
            {name ?? all}
          </Link>
        ))}
      </nav>
    )
  );
}
