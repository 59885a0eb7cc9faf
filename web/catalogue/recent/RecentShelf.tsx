import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { RecentShelfQuery } from '../../__generated__/RecentShelfQuery.graphql.ts';
import { ProductCard } from '../product/ProductCard.tsx';
import { ProductShelf } from '../product/shelf/ProductShelf.tsx';
import { SHELF_SIZES } from '../product/shelf/sizes.data.ts';
import { Button } from '../../ui/Button.tsx';
import { container } from '../../ui/Container.css.ts';
import { useToast } from '../../ui/toast/Toaster.tsx';
import { forgetViewed } from './recently-viewed.ts';
import * as styles from './RecentShelf.css.ts';

/** Products no longer sold are left out. Loads when it renders, as only the browser knows the ids. */
export function RecentShelf({ ids, onCleared }: { ids: readonly string[]; onCleared: () => void }) {
  const toast = useToast();
  const { nodes } = useLazyLoadQuery<RecentShelfQuery>(
    graphql`
      query RecentShelfQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on Product {
            id
            ...ProductCard_product @alias(as: "product")
          }
        }
      }
    `,
    { ids },
  );
  const products = nodes.flatMap((node) => (node?.product ? [{ id: node.id, product: node.product }] : []));
  if (products.length === 0) return null;
  return (
    <section className={`${container} ${styles.section}`} aria-labelledby="recently-viewed">
      <ProductShelf heading={<h2 id="recently-viewed">Recently viewed</h2>}>
        {products.map(({ id, product }) => (
          <ProductCard key={id} product={product} sizes={SHELF_SIZES} />
        ))}
      </ProductShelf>
      <Button
        tone="quiet"
        size="small"
        onClick={() => {
          forgetViewed();
          onCleared();
          toast('Recently viewed products cleared');
        }}
      >
        Clear this list
      </Button>
    </section>
  );
}
