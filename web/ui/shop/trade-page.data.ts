/** The page for trade buyers, which a merchant writes as `pages/trade.md`. */
export const TRADE_PAGE = { title: 'Buying for trade', path: '/trade/' } as const;
