import type { SharedConfig } from '@storefront/schema/settings/shared-config.ts';
import type { ShopConfig } from './config/config.ts';
import type { OnChange } from './follow-changes.ts';

/** For programs that run it beside a gateway. Parts load at first use: a gateway of another shop API loads none. */
export const embeddedShop = {
  async start(config: ShopConfig, onChange: OnChange) {
    return (await import('./start-embedded-shop.ts')).startEmbeddedShop(config, onChange);
  },
  /** Running or not. Changes nothing. */
  async readState(config: SharedConfig, options?: { readsProducts: boolean }) {
    return (await import('./shop-state.ts')).readShopState(config, options);
  },
  /** Whether it sells an imported catalogue. Changes nothing. */
  async sellsOwn(config: SharedConfig) {
    return (await import('./shop-state.ts')).sellsOwnCatalogue(config);
  },
  async settingsFindings(config: ShopConfig) {
    return (await import('./config/environment-findings.rules.ts')).settingsFindings(config);
  },
  async mailServerFindings(config: ShopConfig) {
    return (await import('./mail/mail-server.ts')).mailServerFindings(config);
  },
};
