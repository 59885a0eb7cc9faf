import { use, useEffect, useEffectEvent, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductPurchase_product$key } from '../../../__generated__/ProductPurchase_product.graphql.ts';
import type { ProductPurchase_variant$key } from '../../../__generated__/ProductPurchase_variant.graphql.ts';
import { matchesMedia } from '../../../browser/media.ts';
import { AddToBasketButton } from '../../../cart/AddToBasketButton.tsx';
import { DeliveryPromise } from '../../../cart/delivery/DeliveryPromise.tsx';
import { Link } from '../../../framework/navigation/Link.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PaymentWays } from '../../../ui/shop/PaymentWays.tsx';
import { ShopContext } from '../../../ui/shop/shop-context.ts';
import { Stepper } from '../../../ui/Stepper.tsx';
import { useLazyModule } from '../../../ui/useLazyModule.ts';
import { FINISH } from '../../finish/finishes.data.ts';
import { VariantPicker } from '../variant/VariantPicker.tsx';
import { guaranteeWords } from './guarantee.rules.ts';
import { ProductModifiers } from './ProductModifiers.tsx';
import * as styles from './ProductPurchase.css.ts';
import { PurchaseQuantity } from './PurchaseQuantity.tsx';
import { StockHelp } from './StockHelp.tsx';
import { StoreStock } from './StoreStock.tsx';
import { usePurchase, type PurchaseChoice } from './usePurchase.ts';

interface ProductPurchaseProps extends PurchaseChoice {
  product: ProductPurchase_product$key;
  variant: ProductPurchase_variant$key | null;
  onChoose: (name: string, label: string) => void;
  withModifiers?: boolean;
  /** The page shows alternatives when the product is sold out. Defaults to false. */
  hasAlternatives?: boolean;
  bar?: RefObject<HTMLElement | null>;
}

/** As in `ProductPage.css.ts`. */
const HAS_BAR = '(max-width: 1023.98px)';

/** What is sold out has help to get it in place of button and delivery. */
export function ProductPurchase({
  product: productReference,
  variant: variantReference,
  onChoose,
  withModifiers = true,
  hasAlternatives = false,
  bar,
  ...choice
}: ProductPurchaseProps) {
  const { product, variant } = usePurchasable(productReference, variantReference);
  const { picker, actions, purchase, isSoldOut, ...state } = usePurchase(product, variant, choice);
  const [barCode, needBar] = useLazyModule(() => import('./BuyBar.tsx'));
  const prepareBar = useEffectEvent(() => bar?.current && matchesMedia(HAS_BAR) && needBar());
  useEffect(() => {
    prepareBar();
  }, []);
  const { quantity } = purchase;
  return (
    <div className={styles.purchase}>
      <VariantPicker
        ref={picker}
        product={product}
        variants={choice.variants}
        selection={choice.selection}
        onChoose={onChoose}
        problem={state.problem}
      />
      {!isSoldOut && (
        <div ref={actions} className={styles.actions}>
          <Stepper
            value={quantity}
            onChange={state.setQuantity}
            minimum={product.minimumQuantity}
            step={product.quantityMultiple}
            maximum={state.maximum}
            maximumReason={state.limit === null ? undefined : `Only ${state.limit} in stock`}
            label={`Quantity of ${product.name}`}
            onInvalid={state.setQuantityInvalid}
          />
          <AddToBasketButton {...purchase} />
        </div>
      )}
      {!isSoldOut && <Terms guarantee={guaranteeWords(product.specifications ?? [])} />}
      <PurchaseQuantity product={product} variant={variant} />
      <StockHelp
        productId={product.id}
        variantId={variant?.id ?? null}
        status={state.status}
        limit={state.limit}
        hasAlternatives={hasAlternatives && product.stock.maximumQuantity === 0}
      />
      {!isSoldOut && <DeliveryPromise product={product} variant={variant} quantity={quantity} />}
      {!isSoldOut && <StoreStock product={product} variant={variant} quantity={quantity} />}
      {!isSoldOut && <PaymentNote />}
      {withModifiers && product.stock.maximumQuantity !== 0 && (
        <ProductModifiers
          product={product}
          chosen={state.modifiers}
          finish={choice.selection.get(FINISH) ?? null}
          onChange={state.setModifiers}
        />
      )}
      {barCode && bar?.current && !isSoldOut && (
        <barCode.BuyBar
          place={bar.current}
          instead={actions}
          product={product}
          variant={variant}
          chosen={choice.options.flatMap(({ name }) => choice.selection.get(name) ?? [])}
          missing={state.missing}
          purchase={purchase}
        />
      )}
    </div>
  );
}

function usePurchasable(
  productReference: ProductPurchase_product$key,
  variantReference: ProductPurchase_variant$key | null,
) {
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
        specifications {
          name
          value
        }
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
  return { product, variant: variant ?? null };
}

/** As far as they are known. */
function Terms({ guarantee }: { guarantee: string | null }) {
  const returns = use(ShopContext)?.returns;
  if (!returns && guarantee === null) return null;
  return (
    <p className={styles.payment}>
      <Icon name="shield" />
      <span>
        {guarantee !== null && <span>{returns ? `${guarantee} · ` : guarantee}</span>}
        {returns && (
          <Link to="/shipping-returns">{`${returns.days} days to return it${returns.isFree ? ' free' : ''}`}</Link>
        )}
      </span>
    </p>
  );
}

function PaymentNote() {
  return (
    <PaymentWays>
      {(sentence) => (
        <p className={styles.payment}>
          <Icon name="lock" />
          <span>{sentence}</span>
        </p>
      )}
    </PaymentWays>
  );
}
