import type { ComponentProps, ReactNode } from 'react';
import type { useMatch_match$key } from '../../__generated__/useMatch_match.graphql.ts';
import { ShopImage } from '../../ui/image/ShopImage.tsx';
import { Price } from '../../ui/price/Price.tsx';
import { Button } from '../../ui/Button.tsx';
import { StockNote } from '../../ui/StockNote.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import { priceAt } from '@storefront/domain/price-breaks.rules.ts';
import type { OrderLine } from '@storefront/domain/order-lines.rules.ts';
import { notPrinted } from '../../ui/print/printed.css.ts';
import * as styles from './QuickOrderLine.css.ts';
import { labelOf, useMatch } from './useMatch.ts';
import { Link } from '../../framework/navigation/Link.tsx';

interface QuickOrderLineProps {
  line: OrderLine;
  /** Null while it is being looked up. */
  match: useMatch_match$key | null;
  /** Why it was not added to the basket; null for none. */
  refusal: string | null;
  /** Null for a line that can only be read. */
  onChange: ((next: OrderLine | null) => void) | null;
  /** Takes what is dragged over the line. Defaults to nothing. */
  drop?: Pick<ComponentProps<'li'>, 'className' | 'onDragOver' | 'onDrop'>;
  children?: ReactNode;
}

/** Similar codes when none matches. */
export function QuickOrderLine({ line, match: reference, refusal, onChange, drop, children }: QuickOrderLineProps) {
  const { problem, product, variant, nearest, choices, found } = useMatch(reference);
  const { sku, quantity } = line;
  const name = product?.name ?? sku;
  return (
    <li {...drop} className={`${styles.line} ${drop?.className ?? ''}`}>
      <div className={styles.image}>
        <ShopImage image={variant?.image ?? product?.image} sizes="72px" decorative />
      </div>
      <div className={styles.about}>
        {product ? (
          <Link className={styles.name} to={product.path}>
            <span>{name}</span>
            {variant && variant.selectedOptions.length > 0 && <span>{`, ${labelOf(variant)}`}</span>}
          </Link>
        ) : (
          <p className={problem ? styles.problem : styles.name}>
            {problem ? `${problem}${nearest.length > 0 && onChange ? ' Did you mean…' : ''}` : sku}
          </p>
        )}
        {product && <p className={styles.sku}>{sku}</p>}
        {found && <StockNote status={found.stock.status} message={found.stock.message ?? ''} />}
        {choices.length > 0 && onChange && (
          <VariantChoice choices={choices} onChoose={(chosen) => onChange({ sku: chosen, quantity })} />
        )}
        {nearest.length > 0 && onChange && (
          <div className={styles.nearest}>
            {nearest.map((code) => (
              <Button key={code} size="small" onClick={() => onChange({ sku: code, quantity })}>
                {code}
              </Button>
            ))}
          </div>
        )}
        {product && refusal && (
          <p className={`${styles.problem} ${notPrinted}`} role="alert">
            {refusal}
          </p>
        )}
        {children}
      </div>
      <LineQuantity line={line} name={name} onChange={onChange} />
      <div className={styles.price}>{found && <Price price={priceAt(found.price, found.priceBreaks, quantity)} />}</div>
    </li>
  );
}

interface VariantChoiceProps {
  choices: readonly { readonly sku: string; readonly selectedOptions: readonly { readonly value: string }[] }[];
  onChoose: (sku: string) => void;
}

function VariantChoice({ choices, onChoose }: VariantChoiceProps) {
  return (
    <label className={`${styles.choice} ${notPrinted}`}>
      Please choose
      <select className={styles.select} defaultValue="" onChange={(event) => onChoose(event.target.value)}>
        <option value="" disabled>
          {`${choices.length} to choose from`}
        </option>
        {choices.map((choice) => (
          <option key={choice.sku} value={choice.sku}>
            {`${labelOf(choice)} (${choice.sku})`}
          </option>
        ))}
      </select>
    </label>
  );
}

function LineQuantity({ line, name, onChange }: Pick<QuickOrderLineProps, 'line' | 'onChange'> & { name: string }) {
  const { sku, quantity } = line;
  return (
    <div className={styles.quantity}>
      <span className={onChange ? styles.printedQuantity : styles.plainQuantity}>
        <span>{`${formatNumber(quantity)} `}</span>
        <VisuallyHidden>{`of ${name}`}</VisuallyHidden>
      </span>
      {onChange && (
        <div className={styles.change}>
          <Stepper
            label={`Quantity of ${name}`}
            value={quantity}
            maximum={9_999}
            onChange={(next) => onChange({ sku, quantity: next })}
          />
          <button type="button" className={styles.remove} aria-label={`Remove ${name}`} onClick={() => onChange(null)}>
            Remove
          </button>
        </div>
      )}
    </div>
  );
}
