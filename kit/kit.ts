export { createShopClient, type RequestOptions, type ShopClient, type ShopClientOptions } from './client.ts';
export { ShopError, type GraphErrorEntry, type ShopErrorCode } from './shop-error.ts';
export type { ResultOf, ShopOperation, ShopOperationText, VariablesOf } from './shop-operation.ts';
export { memoryTokens, type TokenStore } from './token-store.ts';
export * from './__generated__/operations.ts';
