import { startTransition, useEffect, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { useRelatedProducts_product$key } from '../../../__generated__/useRelatedProducts_product.graphql.ts';
import { nextPaint } from '../../../browser/next-paint.ts';
import { reportUnexpected } from '../../../ui/failure/connection-error.ts';
import type { loadRelatedInFinish } from './related-in-finish.ts';

/** In the finish of the URL or one chosen since. They cost a REST call of their own and fail alone. */
export function useRelatedProducts(product: useRelatedProducts_product$key) {
  const { id, related } = useFragment(
    graphql`
      fragment useRelatedProducts_product on Product {
        id
        related @catch(to: NULL) {
          id
          stock {
            maximumQuantity
          }
          ...ProductCard_product
          variantInFinish(slug: $finish) {
            ...ProductCard_variant
          }
        }
      }
    `,
    product,
  );
  const environment = useRelayEnvironment();
  const [inFinish, setInFinish] = useState<Awaited<ReturnType<typeof loadRelatedInFinish>> | null>(null);
  useEffect(() => () => inFinish?.dispose(), [inFinish]);
  const latest = useRef<string>(null);

  async function load(finish: string) {
    await nextPaint();
    const code = await import('./related-in-finish.ts');
    const loaded = await code.loadRelatedInFinish(environment, { id, finish });
    // A later choice wins.
    if (latest.current === finish) startTransition(() => setInFinish(loaded));
    else loaded.dispose();
  }
  return {
    products: inFinish?.products ?? related ?? [],
    /** Once it has been fetched. The products stay as they are when that fails. */
    showIn(finish: string) {
      latest.current = finish;
      if (related && related.length > 0) load(finish).catch(reportUnexpected);
    },
  };
}
