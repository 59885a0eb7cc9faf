import { Banners as BannersRecord } from '@storefront/schema/rest/content.ts';
import type { ShopFile } from '@storefront/schema/shop-folder/shop-file.ts';
import { bodyOf, isAbsent, type RestClient } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { listOf, textOf } from '../../upstream/contract/values.ts';

type PromiseIconName = 'DELIVERY' | 'TRUST' | 'SECURITY' | 'RETURNS' | 'OTHER';

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

type BannerWords = Pick<ShopFile, 'promises' | 'announcement' | 'trade'>;

function bannersOfFile({ promises = [], announcement, trade }: BannerWords): Banners {
  return {
    promises: promises.map(({ icon = 'other', title, detail = '', path = null }) => ({
      icon: icons.get(icon) ?? 'OTHER',
      title,
      detail,
      path,
    })),
    promotion: announcement
      ? {
          message: announcement.text,
          shortMessage: announcement.shortText ?? announcement.text,
          path: announcement.path ?? null,
        }
      : null,
    trade: trade ? { label: '', text: '', ...trade } : null,
  };
}

/** `GET /banners`; those of `shop.yaml` from a shop API without the call. */
export async function fetchBanners(rest: RestClient, shopFile: BannerWords = {}): Promise<Banners> {
  const answer = await rest.call({ method: 'GET', path: PATH, kind: 'content', contract: bannersRecord });
  if (isAbsent(answer)) return bannersOfFile(shopFile);
  const { promises, promotion, trade } = bodyOf(PATH, answer);
  return {
    promises: listOf(promises, 'title', ({ icon, title, detail, url }) => ({
      icon: icons.get(textOf(icon)) ?? 'OTHER',
      title,
      detail: textOf(detail),
      path: placeOf(url),
    })),
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
