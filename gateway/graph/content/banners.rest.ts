import { Banners as BannersRecord } from '@storefront/schema/rest/content.ts';
import { bodyOf, isAbsent, type RestClient } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { listOf, textOf } from '../../upstream/contract/values.ts';

type PromiseIconName = 'DELIVERY' | 'TRUST' | 'SECURITY' | 'RETURNS' | 'OTHER';

/** The service promises, announcement and trade banner shown around the pages. */
export interface Banners {
  promises: readonly { icon: PromiseIconName; title: string; detail: string; path: string | null }[];
  promotion: { message: string; shortMessage: string; path: string | null } | null;
  trade: { label: string; title: string; text: string } | null;
}

const icons: ReadonlyMap<string, PromiseIconName> = new Map([
  ['delivery', 'DELIVERY'],
  ['trust', 'TRUST'],
  ['security', 'SECURITY'],
  ['returns', 'RETURNS'],
]);

/** A path of this shop with an optional fragment; null for anything else. */
const placeOf = (url: string | null | undefined): string | null =>
  url && /^\/(?!\/)[\w./~-]*(?:#[\w-]+)?$/.test(url) ? url : null;

const bannersRecord = contractOf(BannersRecord);

const PATH = '/banners';

/** `GET /banners`: the banners; none from a shop API without the call. */
export async function fetchBanners(rest: RestClient): Promise<Banners> {
  const answer = await rest.call({ method: 'GET', path: PATH, kind: 'content', contract: bannersRecord });
  if (isAbsent(answer)) return { promises: [], promotion: null, trade: null };
  const { promises, promotion, trade } = bodyOf(PATH, answer);
  return {
    promises: listOf(
      promises,
      ({ icon, title, detail, url }) => ({
        icon: icons.get(textOf(icon)) ?? 'OTHER',
        title,
        detail: textOf(detail),
        path: placeOf(url),
      }),
      ({ title }) => title,
    ),
    promotion: promotion
      ? {
          message: promotion.message,
          shortMessage: promotion.short_message || promotion.message,
          path: placeOf(promotion.url),
        }
      : null,
    trade: trade ? { label: textOf(trade.label), title: trade.title, text: textOf(trade.text) } : null,
  };
}
