import { z } from 'zod';
import { bodyOf, type RestClient } from '../rest/client.ts';
import { entityId, listOf, optionalText } from '../rest/shapes.ts';
import { brandPath } from './brand.rules.ts';

export interface Brand {
  entityId: number;
  name: string;
  path: string;
}

const shape = listOf(z.object({ id: entityId, name: z.string().min(1), brand_url: optionalText }), ({ id }) => id);

const PATH = '/brands/get_all_brands';

/** `GET /brands/get_all_brands`: every brand the shop sells. */
export async function fetchBrands(rest: RestClient): Promise<Brand[]> {
  const brands = bodyOf(PATH, await rest.call({ method: 'GET', path: PATH, shape }));
  return brands.map(({ id, name, brand_url }) => ({ entityId: id, name, path: brandPath(brand_url) }));
}
