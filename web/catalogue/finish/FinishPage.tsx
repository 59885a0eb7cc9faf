import { graphql } from 'react-relay/hooks';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import type { FinishPageQuery, FinishPageQuery$data } from '../../__generated__/FinishPageQuery.graphql.ts';
import { Link } from '../../framework/navigation/Link.tsx';
import { usePage } from '../../framework/page/page.ts';
import { container } from '../../ui/Container.css.ts';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { ListDescription } from '../list/ListDescription.tsx';
import { ListHead } from '../list/ListHead.tsx';
import { foot } from '../product/compare/ComparePill.css.ts';
import { CompareSlot } from '../product/compare/CompareSlot.tsx';
import { productCards } from '../product/ProductCard.tsx';
import { ProductShelf } from '../product/shelf/ProductShelf.tsx';
import { SHELF_SIZES } from '../product/shelf/sizes.data.ts';
import { filteredPath, makersSummary } from './finish.rules.ts';
import { FinishColour } from './FinishColour.tsx';
import { FINISHES } from './finishes.data.ts';
import * as styles from './FinishPage.css.ts';

export function FinishPage() {
  const { finish } = usePage<FinishPageQuery>(graphql`
    query FinishPageQuery($slug: String!) @throwOnFieldError @raw_response_type {
      finish(slug: $slug) {
        name
        path
        swatch {
          colour
          edge
          surface
        }
        makers {
          brand {
            name
          }
          names
        }
        departments {
          names
          productCount
          category {
            name
            path
          }
          products(first: 5) {
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
  if (!finish) return null;
  const { name, path, swatch, makers, departments } = finish;
  const trail = [FINISHES, { name, path }];
  const names = departments.map(({ category }) => category.name);
  const summary = makersSummary(
    name,
    makers.map((maker) => ({ brand: maker.brand.name, names: maker.names })),
  );
  return (
    <>
      <PageMeta
        title={`${name}: ${names.slice(0, 3).join(', ')}`}
        description={`${names.join(', ')} in ${name.toLowerCase()}. ${summary}`}
        path={path}
        trail={trail}
      />
      <ListHead
        trail={trail}
        heading={
          <span className={styles.title}>
            <FinishColour className={styles.swatch} swatch={swatch} />
            <span>{name}</span>
          </span>
        }
      >
        <ListDescription text={summary} />
      </ListHead>
      <div className={`${container} ${styles.body}`}>
        {departments.map((department, place) => (
          <Department key={department.category.path} department={department} isFirst={place === 0} />
        ))}
        <div className={foot}>
          <CompareSlot />
        </div>
      </div>
    </>
  );
}

interface DepartmentProps {
  department: NonNullable<FinishPageQuery$data['finish']>['departments'][number];
  isFirst: boolean;
}

function Department({ department: { category, names, productCount, products }, isFirst }: DepartmentProps) {
  return (
    <section className={styles.department} aria-label={category.name}>
      <ProductShelf heading={<h2>{category.name}</h2>}>
        {productCards(products, { isFirst, sizes: SHELF_SIZES })}
      </ProductShelf>
      {productCount > products.length && (
        <p>
          <Link to={filteredPath(category.path, names)}>{`All ${formatNumber(productCount)} in ${category.name}`}</Link>
        </p>
      )}
    </section>
  );
}
