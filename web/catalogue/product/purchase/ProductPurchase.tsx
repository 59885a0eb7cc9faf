import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { graphql, useFragment } from 'react-relay/hooks';
import { matchesMedia } from '../../../browser/media.ts';
import { slugOf } from '@storefront/domain/slug.rules.ts';
import type { ProductPurchase_product$key } from '../../../__generated__/ProductPurchase_product.graphql.ts';
import type { ProductPurchase_variant$key } from '../../../__generated__/ProductPurchase_variant.graphql.ts';
import { AddToBasketButton, type AddToBasketButtonProps } from '../../../cart/AddToBasketButton.tsx';
import { DeliveryPromise } from '../../../cart/delivery/DeliveryPromise.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PaymentWays } from '../../../ui/shop/PaymentWays.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { useLazyModule } from '../../../ui/useLazyModule.ts';
import { ProductModifiers, type ModifierOption } from './ProductModifiers.tsx';
import * as styles from './ProductPurchase.css.ts';
import { PurchaseQuantity } from './PurchaseQuantity.tsx';
import { StockHelp } from './StockHelp.tsx';
import { StoreStock } from './StoreStock.tsx';
import { missingOption, requestFor, type Combination, type Option, type Selection } from '../variant/variant.rules.ts';
import { VariantPicker } from '../variant/VariantPicker.tsx';
import { FINISH } from '../../finish/finishes.data.ts';

interface ProductPurchaseProps {
  product: ProductPurchase_product$key;
  variant: ProductPurchase_variant$key | null;
  options: readonly Option[];
  variants: readonly Combination[];
  selection: Selection;
  onChoose: (name: string, label: string) => void;
  /** Whether to offer add-ons. Defaults to true. */
  withModifiers?: boolean;
  onAdded?: () => void;
  /** The product's pictures are above: a phone keeps them in view when a choice is missing. Defaults to false. */
  hasPictures?: boolean;
  /** The page shows alternatives when the product is sold out. Defaults to false. */
  hasAlternatives?: boolean;
  /** The place of the buy bar. Defaults to no bar. */
  bar?: RefObject<HTMLElement | null>;
}

/** Below the specification's mobile breakpoint. */
const PHONE = '(max-width: 767.98px)';
/** Screens that display the buy bar (`ProductPage.css.ts`). */
const HAS_BAR = '(max-width: 1023.98px)';

/** The purchase form: variant, quantity, add-ons and the button. What is sold out has help to get it in place of button and delivery. */
export function ProductPurchase({
  product: productReference,
  variant: variantReference,
  options,
  variants,
  selection,
  onChoose,
  withModifiers = true,
  onAdded,
  hasPictures = false,
  hasAlternatives = false,
  bar,
}: ProductPurchaseProps) {
  const product = useFragment(
    graphql`
      fragment ProductPurchase_product on Product {
        id
        name
        stock {
          status
          level
          maximumQuantity
        }
        image {
          ...ShopImage_image
        }
        minimumQuantity
        quantityMultiple
        ...BuyBar_product
        ...DeliveryPromise_product
        ...StoreStock_product
        ...PurchaseQuantity_product
        ...VariantPicker_product
        ...ProductModifiers_product
        ...optimisticLines_product
      }
    `,
    productReference,
  );
  const variant = useFragment(
    graphql`
      fragment ProductPurchase_variant on Variant {
        id
        stock {
          status
          level
          maximumQuantity
        }
        image {
          ...ShopImage_image
        }
        ...BuyBar_variant
        ...DeliveryPromise_variant
        ...StoreStock_variant
        ...PurchaseQuantity_variant
        ...optimisticLines_variant
      }
    `,
    variantReference,
  );
  const picker = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const [barCode, needBar] = useLazyModule(() => import('./BuyBar.tsx'));
  const prepareBar = useEffectEvent(() => bar?.current && matchesMedia(HAS_BAR) && needBar());
  useEffect(() => {
    prepareBar();
  }, []);
  const [wanted, setWanted] = useState(1);
  const [isQuantityInvalid, setQuantityInvalid] = useState(false);
  const [asked, setAsked] = useState(false);
  const [modifiers, setModifiers] = useState<ReadonlyMap<string, ModifierOption>>(new Map());

  const { status, level, maximumQuantity: maximum } = (variant ?? product).stock;
  const quantity = Math.max(product.minimumQuantity, Math.min(wanted, maximum ?? wanted));
  const missing = missingOption(options, selection);
  const notMade = variants.length > 1 && missing === null && !variant;
  const soldOut = maximum === 0;
  const isLimited = typeof level === 'number' && level > 0 && quantity >= level;

  /** Shows a missing choice or a quantity that is no number, and scrolls to it. Returns true when nothing is missing. */
  function mayAdd(): boolean {
    if (isQuantityInvalid) {
      actions.current?.querySelector<HTMLInputElement>('input')?.focus();
      return false;
    }
    if (variant || variants.length < 2) return true;
    // The message has to be there to be scrolled to.
    flushSync(() => setAsked(true));
    const option = missing ?? options.at(-1)?.name ?? '';
    const group = picker.current?.querySelector(`[data-option="${slugOf(option)}"]`);
    // At the foot of a phone's window, so that as much of the pictures as fits is above. A long group keeps its message in sight.
    group?.scrollIntoView({ block: hasPictures && matchesMedia(PHONE) ? 'end' : 'nearest' });
    group?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
    group?.querySelector<HTMLInputElement>('input:checked, input')?.focus({ preventScroll: true });
    return false;
  }

  function problem() {
    if (asked && missing !== null) return { name: missing, message: requestFor(missing) };
    if (notMade)
      return { name: options.at(-1)?.name ?? '', message: 'This combination is not available. Please choose another.' };
    return null;
  }

  const purchase: AddToBasketButtonProps = {
    product,
    variant: variant ?? null,
    image: variant?.image ?? product.image,
    modifiers: [...modifiers].map(([id, option]) => ({ id, option })),
    quantity,
    name: product.name,
    size: 'medium',
    mayAdd,
    onAdded: () => {
      setWanted(1);
      setModifiers(new Map());
      onAdded?.();
    },
  };
  return (
    <div className={styles.purchase}>
      <VariantPicker
        ref={picker}
        product={product}
        variants={variants}
        selection={selection}
        onChoose={onChoose}
        problem={problem()}
      />
      {!soldOut && (
        <div ref={actions} className={styles.actions}>
          <Stepper
            value={quantity}
            onChange={setWanted}
            minimum={product.minimumQuantity}
            step={product.quantityMultiple}
            maximum={maximum}
            maximumReason={isLimited ? `Only ${level} in stock` : undefined}
            label={`Quantity of ${product.name}`}
            onInvalid={setQuantityInvalid}
          />
          <AddToBasketButton {...purchase} />
        </div>
      )}
      <PurchaseQuantity product={product} variant={variant ?? null} />
      <StockHelp
        productId={product.id}
        variantId={variant?.id ?? null}
        status={status}
        limit={isLimited ? level : null}
        hasAlternatives={hasAlternatives && product.stock.maximumQuantity === 0}
      />
      {!soldOut && <DeliveryPromise product={product} variant={variant ?? null} quantity={quantity} />}
      {!soldOut && <StoreStock product={product} variant={variant ?? null} quantity={quantity} />}
      {!soldOut && (
        <PaymentWays>
          {(sentence) => (
            <p className={styles.payment}>
              <Icon name="lock" />
              <span>{sentence}</span>
            </p>
          )}
        </PaymentWays>
      )}
      {withModifiers && product.stock.maximumQuantity !== 0 && (
        <ProductModifiers
          product={product}
          chosen={modifiers}
          finish={selection.get(FINISH) ?? null}
          onChange={setModifiers}
        />
      )}
      {barCode && bar?.current && !soldOut && (
        <barCode.BuyBar
          place={bar.current}
          instead={actions}
          product={product}
          variant={variant ?? null}
          chosen={options.flatMap(({ name }) => selection.get(name) ?? [])}
          missing={variant || variants.length < 2 ? null : (missing ?? options.at(-1)?.name ?? null)}
          purchase={purchase}
        />
      )}
    </div>
  );
}
