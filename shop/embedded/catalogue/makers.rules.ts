import type { ShopFile } from '@storefront/schema/shop-folder/shop-file.ts';
import type { CatalogueBrand, CatalogueProduct } from './catalogue.ts';

type Makers = Pick<CatalogueProduct, 'manufacturer' | 'responsiblePerson'>;

const nameOf = (brand: string) => brand.trim().toLowerCase();

/** The product's own, else its brand's. A brand's responsible person does not answer for another manufacturer. */
export function makersOf(
  { manufacturer, responsiblePerson }: Makers,
  brand: Pick<CatalogueBrand, 'name'> | undefined,
  { brands = [] }: Pick<ShopFile, 'brands'>,
): Makers {
  const usual = brand && brands.find(({ name }) => nameOf(name) === nameOf(brand.name));
  const person = responsiblePerson ?? (manufacturer ? undefined : usual?.responsiblePerson);
  const maker = manufacturer ?? usual?.manufacturer;
  return { ...(maker && { manufacturer: maker }), ...(person && { responsiblePerson: person }) };
}
