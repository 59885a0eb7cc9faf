import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeMeta_shop$key } from '../../__generated__/HomeMeta_shop.graphql.ts';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { shopData } from '../../ui/meta/structured-data.rules.ts';

export function HomeMeta({ shop: reference }: { shop: HomeMeta_shop$key }) {
  const shop = useFragment(
    graphql`
      fragment HomeMeta_shop on Shop {
        name
        tagline
        description
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
      title={shop.tagline ? `${shop.name} – ${shop.tagline}` : shop.name}
      description={shop.description}
      path="/"
      data={import.meta.env.SSR ? shopData(shop.url, shop) : []}
    />
  );
}
