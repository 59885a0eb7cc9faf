import type { ProductCard_product$data } from '../../__generated__/ProductCard_product.graphql.ts';
import { AddToBasketButton } from '../../cart/AddToBasketButton.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import * as styles from './ProductCard.css.ts';
import { useQuickView } from './useQuickView.ts';

interface CardActionProps {
  product: ProductCard_product$data;
  search: string;
  canAdd: boolean;
}

export function CardAction({ product, search, canAdd }: CardActionProps) {
  const { name, path, variantCount } = product;
  const quickView = useQuickView();
  const details = variantCount > 1 ? 'View Options' : 'View Details';
  return (
    <>
      <Button
        className={styles.quickView}
        size="small"
        wide
        tabIndex={-1}
        aria-label={`Quick View of ${name}`}
        aria-haspopup="dialog"
        onPointerEnter={quickView.preload}
        onFocus={quickView.preload}
        onClick={() => quickView.open({ path, name, search })}
      >
        Quick View
      </Button>
      {!canAdd ? (
        <ButtonLink to={path + search} tone="primary" size="small" wide aria-label={`${details} of ${name}`}>
          {details}
        </ButtonLink>
      ) : (
        <AddToBasketButton
          product={product}
          variant={null}
          image={product.image}
          modifiers={[]}
          quantity={1}
          name={name}
          label="Add to Cart"
        />
      )}
    </>
  );
}
