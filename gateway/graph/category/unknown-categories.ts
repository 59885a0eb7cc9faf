import type { Logger } from 'pino';
import { categoryFindings } from '@storefront/schema/shop-folder/unknown-categories.rules.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import type { GatewayServices } from '../services.ts';

/** Those of `shop.yaml`. Nothing while the shop API does not answer. */
export async function warnOfUnknownCategories(
  {
    categories,
    config,
  }: Pick<GatewayServices, 'categories'> & {
    config: Pick<GatewayServices['config'], 'categories'>;
  },
  logger: Pick<Logger, 'warn'>,
): Promise<void> {
  if (config.categories.named.length === 0) return;
  const tree = await categories().catch(nullIfDown);
  for (const { what, todo } of tree ? categoryFindings(config.categories, [...tree.byPath.keys()]) : [])
    logger.warn(`${what}. ${todo}`);
}

function nullIfDown(error: unknown): null {
  if (error instanceof UpstreamError) return null;
  throw error;
}
