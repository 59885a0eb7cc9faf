import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeMeta_shop$key } from '../__generated__/HomeMeta_shop.graphql.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { shopData } from '../meta/structured-data.rules.ts';

const DESCRIPTION =
  'Pendants, wall lights, switches, sockets, bulbs and door furniture in finishes that match. Free UK mainland delivery over a small order, and free collection in store.';

/** The metadata of the home page, for search engines and link previews. */
export function HomeMeta({ shop: reference }: { shop: HomeMeta_shop$key }) {
  const shop = useFragment(
    graphql`
      fragment HomeMeta_shop on Shop {
        name
        url
        legalName
        phone
        email
        registeredOffice
        vatNumber
      }
    `,
    reference,
  );
  return (
    <PageMeta
      title={`${shop.name} – Lighting, switches and hardware`}
      description={DESCRIPTION}
      path="/"
      data={import.meta.env.SSR ? shopData(shop.url, shop) : []}
    />
  );
}
