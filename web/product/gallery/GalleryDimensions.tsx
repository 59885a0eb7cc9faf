import { graphql, useFragment } from 'react-relay/hooks';
import type { GalleryDimensions_product$key } from '../../__generated__/GalleryDimensions_product.graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import { dimensionsLine } from './gallery.rules.ts';
import { dimensions } from './ProductGallery.css.ts';

/** How large it is, beside the pictures: a picture alone does not tell. */
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
