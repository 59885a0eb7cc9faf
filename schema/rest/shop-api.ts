import { readFileSync } from 'node:fs';

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  security?: object[];
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; description?: string }[];
  responses: Record<string, { content?: Record<string, { schema: Record<string, unknown> }> }>;
}

/** The parts of the OpenAPI document that programs read. */
export interface ShopApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Record<string, unknown>> };
}

/** The description of operations that a shop may leave out. */
export const OPTIONAL = 'Optional: a shop may answer 404, which disables only the feature that uses it.';

/** The committed document. */
export const readShopApi = () =>
  JSON.parse(readFileSync(new URL('../shop-api.openapi.json', import.meta.url), 'utf8')) as ShopApi;

/** A pattern that matches the paths of a path template. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(path|term)\}/g, '.+').replace(/\{\w+\}/g, '[^/]+')}$`);
}
