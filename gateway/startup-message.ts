import type { Config } from '@storefront/config/config.ts';

interface Addresses {
  /** The temporary partner key, which opens GraphiQL; null for none. */
  consoleKey: string | null;
  shopApiUrl: string;
}

/** The text printed once the gateway accepts requests. */
export function startupMessage(
  { shopName, publicUrl }: Pick<Config, 'shopName' | 'publicUrl'>,
  { consoleKey, shopApiUrl }: Addresses,
): string {
  return [
    `${shopName} is open.`,
    `  Storefront  ${publicUrl}/`,
    `  GraphiQL    ${publicUrl}/graphql${consoleKey === null ? '' : `?partner_key=${consoleKey}`}`,
    `  Shop API    ${shopApiUrl}`,
  ].join('\n');
}
