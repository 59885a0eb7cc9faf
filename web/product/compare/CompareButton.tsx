import { skuKey } from '../../../domain/sku.rules.ts';
import { useToast } from '../../ui/toast/Toaster.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { toggleCompared, useCompared, type ComparedProduct } from './compared.ts';
import * as styles from './CompareButton.css.ts';

/** Chooses a product to be compared, up to four. */
export function CompareButton({ sku, name }: ComparedProduct) {
  const toast = useToast();
  const isChosen = useCompared().some((product) => skuKey(product.sku) === skuKey(sku));
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isChosen}
      onClick={() => {
        if (!toggleCompared({ sku, name })) toast('You can compare four products. Please remove one first.');
      }}
    >
      Compare
      <VisuallyHidden> {name}</VisuallyHidden>
    </button>
  );
}
