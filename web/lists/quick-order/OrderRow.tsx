import { memo } from 'react';
import type { OrderLine } from '@storefront/domain/order-lines.rules.ts';
import { lineTotal } from '@storefront/domain/money.rules.ts';
import { decimalPounds } from '@storefront/domain/money-text.rules.ts';
import { priceAt } from '@storefront/domain/price-breaks.rules.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import type { Price_price$key } from '../../__generated__/Price_price.graphql.ts';
import type { useMatch_match$key } from '../../__generated__/useMatch_match.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { BareFigures } from '../../ui/price/PriceFigures.tsx';
import { PricePerUnit, usePrice } from '../../ui/price/Price.tsx';
import * as styles from './OrderTable.css.ts';
import { labelOf, useMatch } from './useMatch.ts';
import { Link } from '../../framework/navigation/Link.tsx';

interface OrderRowProps {
  line: OrderLine;
  /** Null while it is being looked up. */
  match: useMatch_match$key | null;
  /** Why it was not added to the basket; null for none. */
  refusal: string | null;
  onChange: (sku: string, next: OrderLine | null) => void;
}

/** Similar codes when none matches. */
export const OrderRow = memo(function OrderRow({ line, match: reference, refusal, onChange }: OrderRowProps) {
  const { problem, product, variant, nearest, found } = useMatch(reference);
  const { sku, quantity } = line;
  const name = product?.name ?? sku;
  const variants = product?.variants ?? [];
  const price = found ? priceAt(found.price, found.priceBreaks, quantity) : null;
  return (
    <tr className={styles.row}>
      <th className={styles.code} scope="row">
        {sku}
      </th>
      <td className={styles.name}>
        {product ? (
          <Link className={styles.link} to={product.path} title={name}>
            {name}
          </Link>
        ) : (
          problem && <span className={styles.problem}>{problem}</span>
        )}
        {price && <PricePerUnit price={price} />}
        {nearest.length > 0 && (
          <span className={styles.nearest}>
            Did you mean…
            {nearest.map((code) => (
              <Button key={code} size="small" onClick={() => onChange(sku, { sku: code, quantity })}>
                {code}
              </Button>
            ))}
          </span>
        )}
        {refusal && (
          <span className={styles.problem} role="alert">
            {refusal}
          </span>
        )}
      </td>
      <td className={styles.finish}>
        {variants.length > 0 && (
          <select
            className={variant ? styles.select : styles.openSelect}
            aria-label={`Finish or option of ${name}`}
            value={variant ? (variants.find((each) => labelOf(each) === labelOf(variant))?.sku ?? '') : ''}
            onChange={({ target }) => onChange(sku, { sku: target.value, quantity })}
          >
            <option value="" disabled>
              {`Choose: ${formatNumber(variants.length)}`}
            </option>
            {variants.map((choice) => (
              <option key={choice.sku} value={choice.sku}>
                {labelOf(choice)}
              </option>
            ))}
          </select>
        )}
      </td>
      <td className={styles.stock}>{found && <StockFigure {...found.stock} wanted={quantity} />}</td>
      <td className={styles.each}>{price && <Amount price={price} quantity={null} />}</td>
      <td className={styles.quantity}>
        <Stepper
          label={`Quantity of ${name}`}
          isTyped
          value={quantity}
          maximum={9_999}
          onChange={(next) => onChange(sku, { sku, quantity: next })}
        />
      </td>
      <td className={styles.total}>{price && <Amount price={price} quantity={quantity} />}</td>
      <td className={styles.removal}>
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove ${sku}`}
          onClick={() => onChange(sku, null)}
        >
          <Icon name="close" size={16} />
        </button>
      </td>
    </tr>
  );
});

interface StockFigureProps {
  level: number | null | undefined;
  message: string | null | undefined;
  wanted: number;
}

/** In words what there is instead of a number. */
function StockFigure({ level, message, wanted }: StockFigureProps) {
  if (level == null) return <span className={styles.words}>{message}</span>;
  return <span className={level < wanted ? styles.short : undefined}>{formatNumber(level)}</span>;
}

/** Null for the unit price. */
function Amount({ price: reference, quantity }: { price: Price_price$key; quantity: number | null }) {
  const price = usePrice(reference);
  if (quantity === null) return <BareFigures {...price} />;
  const { incVat, exVat } = lineTotal({ incVat: price.incVat.pence }, quantity);
  return <BareFigures incVat={{ pence: incVat }} exVat={{ pence: exVat, amount: decimalPounds(exVat) }} />;
}
