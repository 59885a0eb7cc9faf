import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  ProductDescription_product$data,
  ProductDescription_product$key,
} from '../../__generated__/ProductDescription_product.graphql.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import * as styles from './ProductDescription.css.ts';

/** About four lines of the column; a shorter text is not clamped. */
const SHORT_TEXT = 260;

/** Clamped to four lines at first; the rest is in the HTML and expands in place. */
export function ProductDescription({ product }: { product: ProductDescription_product$key }) {
  const { html, warranty } = useFragment(
    graphql`
      fragment ProductDescription_product on Product {
        html: description
        warranty {
          boxContains
          usefulInformation
        }
      }
    `,
    product,
  );
  const [isOpen, setOpen] = useState(false);
  const textId = useId();
  const hasWarranty =
    warranty !== null &&
    warranty !== undefined &&
    (warranty.boxContains.length > 0 || Boolean(warranty.usefulInformation));
  if (!html && !hasWarranty) return null;
  const isShort = !hasWarranty && (html ?? '').length <= SHORT_TEXT;
  return (
    <Disclosure title="Description" open>
      <div className={styles.block}>
        {/* Expands when a link in the clamped part gets focus, which would be invisible otherwise. */}
        <div id={textId} className={isOpen || isShort ? styles.text : styles.clamped} onFocus={() => setOpen(true)}>
          {/* Sanitised by the graph: structure and links only. */}
          <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html ?? '' }} />
          {hasWarranty && <WarrantyDetails warranty={warranty} isOpen={isOpen} />}
        </div>
        {!isShort && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-controls={textId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Read Less' : 'Read More'}
          </button>
        )}
      </div>
    </Disclosure>
  );
}

type Warranty = NonNullable<ProductDescription_product$data['warranty']>;

function WarrantyDetails({
  warranty: { boxContains, usefulInformation },
  isOpen,
}: {
  warranty: Warranty;
  isOpen: boolean;
}) {
  return (
    <div className={isOpen ? styles.warranty : styles.closedWarranty}>
      {boxContains.length > 0 && (
        <section>
          <h2 className={styles.title}>In the box</h2>
          <ul>
            {boxContains.map((item, at) => (
              <li key={`${at} ${item}`}>{item}</li>
            ))}
          </ul>
        </section>
      )}
      {usefulInformation && (
        <section>
          <h2 className={styles.title}>Useful information</h2>
          <p>{usefulInformation}</p>
        </section>
      )}
    </div>
  );
}
