/** A merchant writes it as `pages/trade.md`. */
export const TRADE_PAGE = { title: 'Buying for trade', path: '/trade/' } as const;
