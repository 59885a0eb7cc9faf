import { Suspense, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { readCookies } from '../../../browser/cookies.ts';
import type { EnergyDialogQuery } from '../../../__generated__/EnergyDialogQuery.graphql.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { consumption, datum, informationSheet, labelRegion } from './energy.rules.ts';
import * as styles from './EnergyDialog.css.ts';
import { EnergyLabel } from './EnergyLabel.tsx';

interface EnergyDialogProps {
  path: string;
  open: boolean;
  onClose: () => void;
}

/** The energy label and product information sheet of a light source. Both load when the dialog opens. */
export function EnergyDialog({ path, open, onClose }: EnergyDialogProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Dialog open={open} onClose={onClose} title="Energy label" kind="wide">
      <LoadFailure key={attempt} message="We couldn’t load the energy label." onRetry={() => setAttempt(attempt + 1)}>
        <Suspense fallback={<div className={styles.columns} aria-busy="true" />}>
          <LabelAndSheet path={path} attempt={attempt} />
        </Suspense>
      </LoadFailure>
    </Dialog>
  );
}

function LabelAndSheet({ path, attempt }: { path: string; attempt: number }) {
  const { product } = useLazyLoadQuery<EnergyDialogQuery>(
    graphql`
      query EnergyDialogQuery($path: String!) @throwOnFieldError {
        product(path: $path) {
          name
          sku
          brand {
            name
          }
          energyClass
          specifications {
            name
            value
          }
        }
      }
    `,
    { path },
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  );
  // Safe during render: the dialog opens by a click, so it never renders on the server.
  const [region] = useState(() => labelRegion(readCookies()));
  if (!product?.energyClass) return <p className={styles.columns}>Product not found</p>;
  return (
    <div className={styles.columns}>
      <div className={styles.label}>
        <EnergyLabel
          energyClass={product.energyClass}
          supplier={product.brand?.name ?? ''}
          model={product.sku}
          consumption={consumption(datum(product, 'Wattage (W)'))}
          region={region}
        />
        <VisuallyHidden>{`Energy label: class ${product.energyClass} on a scale from A to G. Its details are in the product information sheet.`}</VisuallyHidden>
        {region === 'EU' && (
          <p className={styles.note}>
            Ask us for the printed label with the QR code for the European product registry.
          </p>
        )}
      </div>
      <table className={styles.sheet}>
        <caption className={styles.caption}>
          Product information sheet
          <span className={styles.note}>{product.name}</span>
        </caption>
        <tbody>
          {informationSheet(product).map(({ name, value }) => (
            <tr key={name} className={styles.row}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              <td className={styles.value}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
