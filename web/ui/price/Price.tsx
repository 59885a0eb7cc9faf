import { graphql, useFragment } from 'react-relay/hooks';
import type { Price_price$data, Price_price$key } from '../../__generated__/Price_price.graphql.ts';
import { PriceFigures, PricePerUnitFigures } from './PriceFigures.tsx';

interface PriceProps {
  price: Price_price$key;
  was?: Price_price$key | null | undefined;
  /** The shop's own price before a sale. Defaults to false, for a recommended price. */
  wasRegular?: boolean | undefined;
  size?: 'small' | 'medium' | 'large';
  /** The lowest of several. */
  from?: boolean;
  /** Of several that are bought. */
  each?: boolean;
  delivery?: boolean;
}

/** For a component that words the price in its own way. */
export function usePrice(price: Price_price$key): Price_price$data;
export function usePrice(price: Price_price$key | null | undefined): Price_price$data | null | undefined;
export function usePrice(price: Price_price$key | null | undefined): Price_price$data | null | undefined {
  return useFragment(
    graphql`
      fragment Price_price on Price {
        incVat {
          pence
        }
        exVat {
          pence
          amount
        }
        unitPricing {
          incVat {
            amount
          }
          exVat {
            amount
          }
          per
        }
      }
    `,
    price,
  );
}

/** The price per unit of measure alone. */
export function PricePerUnit({ price }: Pick<PriceProps, 'price'>) {
  return <PricePerUnitFigures {...usePrice(price)} />;
}

export function Price({ price, was = null, ...look }: PriceProps) {
  return <PriceFigures price={usePrice(price)} was={usePrice(was)} {...look} />;
}
