import { z } from 'zod';
import { bodyOf, isAbsent, type RestClient } from '../../upstream/client.ts';
import { listOf, optionalText } from '../../upstream/shapes.ts';

export type PromiseIconName = 'DELIVERY' | 'TRUST' | 'SECURITY' | 'RETURNS' | 'OTHER';

/** What the shop says of itself around its pages. */
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

/** A place in this shop, with the section in it; null for anything else. */
const place = z
  .string()
  .nullish()
  .transform((value) => (value && /^\/(?!\/)[\w./~-]*(?:#[\w-]+)?$/.test(value) ? value : null));

const shape = z.object({
  promises: listOf(
    z.object({ icon: optionalText, title: z.string().min(1), detail: optionalText, url: place }),
    ({ title }) => title,
  ).nullish(),
  promotion: z
    .object({ message: z.string().min(1), short_message: optionalText, url: place })
    .nullish()
    .catch(null),
  trade: z
    .object({ label: optionalText, title: z.string().min(1), text: optionalText })
    .nullish()
    .catch(null),
});

const PATH = '/banners';

/** `GET /banners`: what the shop says of itself around its pages; nothing for a shop API without the call. */
export async function fetchBanners(rest: RestClient): Promise<Banners> {
  const answer = await rest.call({ method: 'GET', path: PATH, kind: 'content', shape });
  if (isAbsent(answer)) return { promises: [], promotion: null, trade: null };
  const { promises, promotion, trade } = bodyOf(PATH, answer);
  return {
    promises: (promises ?? []).map(({ icon, url, ...promise }) => ({
      ...promise,
      path: url,
      icon: icons.get(icon) ?? 'OTHER',
    })),
    promotion: promotion
      ? { message: promotion.message, shortMessage: promotion.short_message || promotion.message, path: promotion.url }
      : null,
    trade: trade ?? null,
  };
}
