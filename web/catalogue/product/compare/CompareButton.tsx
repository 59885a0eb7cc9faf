import { skuKey } from '@storefront/domain/sku.rules.ts';
import { useToast } from '../../../ui/toast/Toaster.tsx';
import { toggleCompared, useCompared, type ComparedProduct } from './compared.ts';
import * as styles from './CompareButton.css.ts';

export function CompareButton({ sku, name }: ComparedProduct) {
  const toast = useToast();
  const isChosen = useCompared().some((product) => skuKey(product.sku) === skuKey(sku));
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`Compare ${name}`}
      aria-pressed={isChosen}
      onClick={() => {
        if (!toggleCompared({ sku, name })) toast('You can compare four products. Please remove one first.');
      }}
    >
      Compare
    </button>
  );
}
