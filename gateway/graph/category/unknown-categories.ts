import type { Logger } from 'pino';
import { unknownCategories } from '@storefront/config/shop-folder/unknown-categories.rules.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import type { GatewayServices } from '../services.ts';

/** Logs the categories that `shop.yaml` names and the catalogue does not have. Nothing while the shop API does not answer. */
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
  for (const { path, nearest } of tree ? unknownCategories(config.categories, [...tree.byPath.keys()]) : [])
    logger.warn(`shop.yaml arranges a category that the catalogue does not have: ${path} (nearest: ${nearest})`);
}

function nullIfDown(error: unknown): null {
  if (error instanceof UpstreamError) return null;
  throw error;
}
