import type { Config } from './config/config.ts';

/** The temporary partner key opens GraphiQL. */
export function startupMessage({ shopName, publicUrl }: Config, consoleKey: string | null, shopApiUrl: string): string {
  return [
    `${shopName} is open.`,
    `  Storefront  ${publicUrl}/`,
    `  GraphiQL    ${publicUrl}/graphql${consoleKey === null ? '' : `?partner_key=${consoleKey}`}`,
    `  Shop API    ${shopApiUrl}`,
  ].join('\n');
}
