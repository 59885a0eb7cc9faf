import { graphql, useFragment } from 'react-relay/hooks';
import type { Saving_line$key } from '../__generated__/Saving_line.graphql.ts';
import { BareFigures } from '../ui/price/PriceFigures.tsx';
import { savingOf } from './cart.rules.ts';
import * as styles from './CartTotal.css.ts';

/** Against the struck-through prices of the lines. Nothing where there is none. */
export function Saving({ lines: references }: { lines: Saving_line$key }) {
  const lines = useFragment(
    graphql`
      fragment Saving_line on CartLine @relay(plural: true) {
        quantity
        price {
          incVat {
            pence
          }
        }
        wasPrice {
          incVat {
            pence
          }
        }
      }
    `,
    references,
  );
  const { incVat, exVat } = savingOf(lines);
  if (exVat === 0) return null;
  return (
    <p className={styles.saving}>
      You save <BareFigures incVat={{ pence: incVat }} exVat={{ pence: exVat }} />
    </p>
  );
}
