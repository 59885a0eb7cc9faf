import { graphql, useFragment } from 'react-relay/hooks';
import type { BrandIntro_brand$key } from '../../__generated__/BrandIntro_brand.graphql.ts';
import { ListDescription } from '../list/ListDescription.tsx';
import { ListHead } from '../list/ListHead.tsx';
import { ALL_BRANDS } from './brands.data.ts';

/** The head of a brand page: name and, when it could be loaded, description. */
export function BrandIntro({ brand }: { brand: BrandIntro_brand$key }) {
  const { name, path, about } = useFragment(
    graphql`
      fragment BrandIntro_brand on Brand {
        name
        path
        about: description @catch(to: RESULT)
      }
    `,
    brand,
  );
  return (
    <ListHead trail={[ALL_BRANDS, { name, path }]} heading={name}>
      {about.ok && about.value && <ListDescription html={about.value} />}
    </ListHead>
  );
}
