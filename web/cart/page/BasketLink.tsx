import { use } from 'react';
import { ShopContext } from '../../shop/shop-context.ts';
import { Button } from '../../ui/Button.tsx';
import { reportUnexpected } from '../../ui/failure/connection-error.ts';
import { useToast } from '../../ui/toast/Toaster.tsx';

/** Copies a link that fills another basket with the same products. */
export function BasketLink({ path }: { path: string }) {
  const toast = useToast();
  const shop = use(ShopContext);

  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(path, shop?.url ?? location.href).href);
      toast('Link copied. Whoever opens it sees these products before adding them.');
    } catch (error) {
      // NotAllowedError: the browser or the shopper refuses. TypeError: the page is not secure.
      if (!(error instanceof DOMException || error instanceof TypeError)) reportUnexpected(error);
      toast('Your browser didn’t allow copying.');
    }
  }

  return (
    <Button tone="quiet" size="small" onClick={() => void copy()}>
      Copy a link to this basket
    </Button>
  );
}
