import { graphql, useFragment } from 'react-relay/hooks';
import { FREE_DELIVERY_THRESHOLD_PENCE } from '@storefront/domain/delivery/charge.rules.ts';
import { formatRoundMoney } from '@storefront/domain/money-text.rules.ts';
import type { HomeMeta_shop$key } from '../../__generated__/HomeMeta_shop.graphql.ts';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { shopData } from '../../ui/meta/structured-data.rules.ts';

const DESCRIPTION = `Pendants, wall lights, switches, sockets, bulbs and door furniture in matching finishes. Free UK mainland delivery over ${formatRoundMoney(FREE_DELIVERY_THRESHOLD_PENCE)} (excl. Highlands & Islands) and free collection from our stores.`;

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
