import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductFiles_product$key } from '../../../__generated__/ProductFiles_product.graphql.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { sizeOf } from './polar-curve.rules.ts';
import { ProductLight } from './ProductLight.tsx';
import * as styles from './ProductFiles.css.ts';

export function ProductFiles({ product }: { product: ProductFiles_product$key }) {
  const { documents, photometry } = useFragment(
    graphql`
      fragment ProductFiles_product on Product {
        documents {
          label
          name
          url
          format
          bytes
        }
        photometry {
          lumens
          peakCandela
          beamAngle
          beamAngleAcross
          illuminance {
            metres
            lux
            beamWidth
          }
          curves {
            c
            candela
          }
        }
      }
    `,
    product,
  );
  if (!documents || (documents.length === 0 && !photometry)) return null;
  return (
    <Disclosure title={photometry ? 'Light and documents' : 'Documents'}>
      <div className={styles.block}>
        {photometry && <ProductLight {...photometry} />}
        {documents.length > 0 && (
          <ul className={styles.list} aria-label="Documents">
            {documents.map(({ label, name, url, format, bytes }, at) => (
              <li key={`${at} ${url}`} className={styles.item}>
                <a href={url} className={styles.link}>
                  {name}
                </a>
                <span className={styles.facts}>
                  {[name === label ? '' : label, format, bytes && sizeOf(bytes)].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Disclosure>
  );
}
