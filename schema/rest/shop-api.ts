import { readFileSync } from 'node:fs';

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  security?: object[];
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; description?: string }[];
  responses: Record<string, { content?: Record<string, { schema: Record<string, unknown> }> }>;
}

export interface ShopApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Record<string, unknown>> };
}

export const OPTIONAL = 'Optional: a shop may answer 404, which disables only the feature that uses it.';

export const readShopApi = () =>
  JSON.parse(readFileSync(new URL('../shop-api.openapi.json', import.meta.url), 'utf8')) as ShopApi;

export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(path|term)\}/g, '.+').replace(/\{\w+\}/g, '[^/]+')}$`);
}
