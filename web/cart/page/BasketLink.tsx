import { use } from 'react';
import { copyText } from '../../browser/clipboard.ts';
import { ShopContext } from '../../ui/shop/shop-context.ts';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/toast/Toaster.tsx';

/** Copies a link that fills another basket with the same products. */
export function BasketLink({ path }: { path: string }) {
  const toast = useToast();
  const shop = use(ShopContext);

  async function copy() {
    const isCopied = await copyText(new URL(path, shop?.url ?? location.href).href);
    toast(
      isCopied
        ? 'Link copied. Whoever opens it sees these products before adding them.'
        : 'Your browser didn’t allow copying.',
    );
  }

  return (
    <Button tone="quiet" size="small" onClick={() => void copy()}>
      Copy a link to this basket
    </Button>
  );
}
