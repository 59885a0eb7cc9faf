import { graphql, useFragment } from 'react-relay/hooks';
import type { Price_price$key } from '../../__generated__/Price_price.graphql.ts';
import { PriceFigures } from './PriceFigures.tsx';

interface PriceProps {
  price: Price_price$key;
  /** A higher price, shown struck through. */
  was?: Price_price$key | null | undefined;
  /** It is the shop's own price before a sale. Defaults to false, for a recommended price. */
  wasRegular?: boolean | undefined;
  size?: 'small' | 'medium' | 'large';
  /** The price is the lowest of several. */
  from?: boolean;
}

const priceFragment = graphql`
  fragment Price_price on Price {
    incVat {
      pence
    }
    exVat {
      pence
      amount
    }
  }
`;

/** A price inc and ex VAT. */
export function Price({ price, was = null, ...look }: PriceProps) {
  return <PriceFigures price={useFragment(priceFragment, price)} was={useFragment(priceFragment, was)} {...look} />;
}
