import { graphql, useFragment } from 'react-relay/hooks';
import type { GalleryDimensions_product$key } from '../../../__generated__/GalleryDimensions_product.graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { dimensionsLine } from './gallery.rules.ts';
import { dimensions } from './ProductGallery.css.ts';

/** The product's dimensions, which a picture cannot show. */
export function GalleryDimensions({ product }: { product: GalleryDimensions_product$key }) {
  const { specifications } = useFragment(
    graphql`
      fragment GalleryDimensions_product on Product {
        specifications {
          name
          value
        }
      }
    `,
    product,
  );
  const line = dimensionsLine(specifications ?? []);
  return line === null ? null : (
    <p className={dimensions}>
      <Icon name="ruler" />
      {line}
    </p>
  );
}
