import type { OnChange } from './follow-changes.ts';
import type { EmbeddedShopSettings } from './start-embedded-shop.ts';

/**
 * The embedded shop, as the programs that run it beside a gateway use it. Each part is loaded when it is first used: a gateway of another shop API
 * loads none.
 */
export const embeddedShop = {
  async start(settings: EmbeddedShopSettings, onChange: OnChange) {
    return (await import('./start-embedded-shop.ts')).startEmbeddedShop(settings, onChange);
  },
  /** Reads its state, running or not. Changes nothing. */
  async readState(settings: Pick<EmbeddedShopSettings, 'dataDir' | 'databaseUrl' | 'shopFile'>) {
    return (await import('./shop-state.ts')).readShopState(settings);
  },
  /** Whether it sells an imported catalogue. Changes nothing. */
  async sellsOwn(settings: Pick<EmbeddedShopSettings, 'dataDir' | 'databaseUrl' | 'shopFile'>) {
    return (await import('./shop-state.ts')).sellsOwnCatalogue(settings);
  },
  /** Returns why a mail server cannot be used; null when it can. */
  async mailServerProblem(smtpUrl: string) {
    return (await import('./mail/mail-server.ts')).mailServerProblem(smtpUrl);
  },
};
