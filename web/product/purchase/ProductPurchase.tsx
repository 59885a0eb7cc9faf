import { use, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { slugOf } from '../../../domain/slug.rules.ts';
import type { ProductPurchase_product$key } from '../../__generated__/ProductPurchase_product.graphql.ts';
import type { ProductPurchase_variant$key } from '../../__generated__/ProductPurchase_variant.graphql.ts';
import { Link } from 'react-router';
import { AddToBasketButton } from '../../cart/AddToBasketButton.tsx';
import { telLink, ShopContext } from '../../shop/shop-context.ts';
import { Stepper } from '../../ui/Stepper.tsx';
import { ProductModifiers, type ModifierOption } from './ProductModifiers.tsx';
import * as styles from './ProductPurchase.css.ts';
import { missingOption, requestFor, type Combination, type Option, type Selection } from '../variant/variant.rules.ts';
import { VariantPicker } from '../variant/VariantPicker.tsx';

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
}

/** The purchase form: variant, quantity, add-ons and the button. */
export function ProductPurchase({
  product: productReference,
  variant: variantReference,
  options,
  variants,
  selection,
  onChoose,
  withModifiers = true,
  onAdded,
}: ProductPurchaseProps) {
  const product = useFragment(
    graphql`
      fragment ProductPurchase_product on Product {
        name
        stock {
          status
          level
          maximumQuantity
        }
        image {
          ...ShopImage_image
        }
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
        stock {
          status
          level
          maximumQuantity
        }
        image {
          ...ShopImage_image
        }
        ...optimisticLines_variant
      }
    `,
    variantReference,
  );
  const picker = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(1);
  const [asked, setAsked] = useState(false);
  const [modifiers, setModifiers] = useState<ReadonlyMap<string, ModifierOption>>(new Map());

  const { status, level, maximumQuantity: maximum } = (variant ?? product).stock;
  const quantity = Math.max(1, Math.min(wanted, maximum ?? wanted));
  const missing = missingOption(options, selection);
  const notMade = variants.length > 1 && missing === null && !variant;
  const soldOut = maximum === 0;
  const isLimited = typeof level === 'number' && level > 0 && quantity >= level;

  /** Shows a missing choice and scrolls to it. Returns true when nothing is missing. */
  function mayAdd(): boolean {
    if (variant || variants.length < 2) return true;
    setAsked(true);
    const option = missing ?? options.at(-1)?.name ?? '';
    const group = picker.current?.querySelector(`[data-option="${slugOf(option)}"]`);
    group?.scrollIntoView({ block: 'nearest' });
    group?.querySelector<HTMLInputElement>('input:checked, input')?.focus({ preventScroll: true });
    return false;
  }

  function problem() {
    if (asked && missing !== null) return { name: missing, message: requestFor(missing) };
    if (notMade)
      return { name: options.at(-1)?.name ?? '', message: 'This combination is not available. Please choose another.' };
    return null;
  }

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
      <div className={styles.actions}>
        <Stepper
          value={quantity}
          onChange={setWanted}
          maximum={maximum === 0 ? 1 : maximum}
          maximumReason={isLimited ? `Only ${level} in stock` : undefined}
          label={`Quantity of ${product.name}`}
          disabled={soldOut}
        />
        <AddToBasketButton
          product={product}
          variant={variant ?? null}
          image={variant?.image ?? product.image}
          modifiers={[...modifiers].map(([id, option]) => ({ id, option }))}
          quantity={quantity}
          name={product.name}
          size="medium"
          disabled={soldOut}
          mayAdd={mayAdd}
          onAdded={() => {
            setWanted(1);
            setModifiers(new Map());
            onAdded?.();
          }}
        />
      </div>
      {isLimited && (
        <p className={styles.limit}>
          <Link to="/contact-us">
            There are currently only {level} of this product in stock. Please contact us if you would like to order
            more.
          </Link>
        </p>
      )}
      {status === 'OUT_OF_STOCK' && (
        <p className={styles.leadTime}>Ordered by phone or e-mail, it usually takes 3 to 7 working days.</p>
      )}
      {(isLimited || soldOut) && <ContactLinks />}
      {withModifiers && product.stock.maximumQuantity !== 0 && (
        <ProductModifiers product={product} chosen={modifiers} onChange={setModifiers} />
      )}
    </div>
  );
}

/** The shop's telephone number and e-mail address; nothing when the graph could not be reached. */
function ContactLinks() {
  const shop = use(ShopContext);
  if (!shop) return null;
  return (
    <p className={styles.contact}>
      <a href={telLink(shop.phone)}>{shop.phone}</a>
      <a href={`mailto:${shop.email}`}>{shop.email}</a>
    </p>
  );
}
