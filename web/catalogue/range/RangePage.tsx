import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { RangePageQuery } from '../../__generated__/RangePageQuery.graphql.ts';
import { slugOf } from '@storefront/domain/slug.rules.ts';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { CompareSlot } from '../product/compare/CompareSlot.tsx';
import { foot } from '../product/compare/ComparePill.css.ts';
import { ListDescription } from '../list/ListDescription.tsx';
import { ListHead } from '../list/ListHead.tsx';
import { links } from '../list/ListHead.css.ts';
import { productCards } from '../product/ProductCard.tsx';
import { ProductGrid } from '../product/ProductGrid.tsx';
import { usePage } from '../../framework/page/page.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { container } from '../../ui/Container.css.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { hidden } from '../../ui/VisuallyHidden.css.ts';
import { kindOf, rangePath, rangeSummary } from './range.rules.ts';
import * as styles from './RangePage.css.ts';
import { Link } from '../../framework/navigation/Link.tsx';

/** A range: what it is, its finishes and kinds, and its products in the order of the kinds. */
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
  const products = (slugs.kind ? kinds.filter((one) => one === kind) : kinds).flatMap((one) => one.products);
  const summary = rangeSummary({
    productCount: kinds.reduce((total, { products }) => total + products.length, 0),
    finish,
    finishCount: finishes.length,
    kinds: kinds.map((one) => one.name),
  });
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
          all={`All ${kinds.reduce((total, { products }) => total + products.length, 0)} products`}
          chosen={chosen.kind}
          names={kinds.map((one) => one.name)}
          pathOf={(one) => rangePath(path, { ...slugs, kind: one && slugOf(one) })}
        />
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
        <div className={foot}>
          <CompareSlot />
        </div>
      </div>
    </>
  );
}

interface ChipsProps {
  label: string;
  /** The label of the link to all of them. */
  all: string;
  /** The name of the chosen one; null for all. */
  chosen: string | null;
  names: readonly string[];
  pathOf: (name: string | null) => string;
}

/** Links that show one of several or all of them; nothing for one alone. */
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
