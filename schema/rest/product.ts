import { Type, type Static } from 'typebox';
import { documents } from './product/documents.ts';
import { makers } from './product/makers.ts';
import { priceBreaks } from './product/price-break.ts';
import { priceChangesAt, retailPriceIsRegular, sale } from './product/sale.ts';
import { unitPricing } from './product/unit-pricing.ts';
import {
  count,
  entityId,
  identifier,
  ignoredWhenBroken,
  listOf,
  minimumAge,
  optional,
  optionalNumber,
  optionalPrice,
  optionalText,
  path,
  pathWithQuery,
  price,
  tableOf,
  text,
} from './values.ts';

const metadata = {
  gtin: optionalText('Its global trade item number: EAN, UPC or ISBN.'),
  weight: optionalNumber('Its weight with packaging, in kilograms. Defaults to 0, for unknown.'),
  page_title: optionalText('The title of its page in search engines. Defaults to its name.'),
  meta_description: optionalText('One or two sentences for search engines.'),
  date_created: optionalText('The date or time at which it was added, in ISO 8601.'),
  date_modified: optionalText(
    'The time at which its record last changed, in ISO 8601; stock taken by orders does not count.',
  ),
};

const StoreStockRecord = Type.Object(
  {
    store_id: identifier('The store’s identifier.', 100),
    level: count('The number of units that are in the store.'),
  },
  { title: 'StoreStockRecord', description: 'The stock of a product or variant in one store.' },
);

const storeStock = ignoredWhenBroken(
  Type.Array(StoreStockRecord, { maxItems: 100 }),
  'Its stock in the stores that have any, a part of `inventory_level`. ' +
    'Of a product with variants, only those have it. Missing where stores do not count their stock.',
);

const common = {
  id: entityId('The product’s number.'),
  name: text('The product’s name.'),
  sku: optionalText('The product’s stock-keeping unit.'),
  product_url: path('The path of the product’s page.'),
  brand_id: optionalNumber('The brand’s number. Defaults to 0, for no brand.'),
  brand_name: optionalText('The brand’s name.'),
  brand_url: optionalText('The path of the brand’s page.'),
  calculated_price: price('The selling price; a product with variants is sold at theirs.'),
  retail_price: price(
    'The recommended retail price, in a sale the price that it replaces, to strike through; 0 for none.',
  ),
  retail_price_is_regular: retailPriceIsRegular,
  price_changes_at: priceChangesAt,
  inventory_level: optionalNumber(
    'The number of units in stock; of a product with variants, the sum of theirs. Defaults to 0.',
  ),
  inventory_tracking: optionalText(
    'How stock is tracked: `product` for the whole product, `variant` per variant, `none` not at all, which counts ' +
      'as in stock. Anything else counts as `product`.',
  ),
  availability: optionalText(
    '`available` for a product that can be bought, the default; `preorder` and `backorder` for one that is ' +
      'announced or expected again, which cannot be bought yet; anything else takes it off sale.',
  ),
  available_on: optionalText(
    'The date on which a pre-order or back-order is expected, such as `2030-01-31`; missing where it is not known.',
  ),
  minimum_age: minimumAge(),
  condition: optionalText('`new`, the default, `used` or `refurbished`.'),
  categories: optional(
    Type.Array(Type.Number(), { description: 'The numbers of its categories, their ancestors included.' }),
  ),
  lead_fields: ignoredWhenBroken(
    Type.Array(Type.String(), {
      maxItems: 12,
    }),
    'The names of the specifications that it is chosen by, the most important first. Cards show the first three ' +
      'that it has, comparisons and its page begin with all. Defaults to those that usually tell products apart.',
  ),
  price_breaks: priceBreaks,
  ...unitPricing,
  minimum_quantity: optionalNumber('The lowest quantity of a cart line, which the gateway sees to. Defaults to 1.'),
  quantity_multiple: optionalNumber('What the quantity of a cart line is a multiple of. Defaults to 1.'),
};

export type ProductCoreRecord = Static<typeof ProductCoreRecord>;
export const ProductCoreRecord = Type.Object(common);

export type VariantRecord = Static<typeof VariantRecord>;
export const VariantRecord = Type.Object(
  {
    id: entityId('The variant’s number.'),
    sku: optionalText('The variant’s stock-keeping unit.'),
    inventory_level: optionalNumber('The number of units in stock. Defaults to 0.'),
    store_stock: storeStock,
    calculated_price: price('The selling price.'),
    retail_price: optionalPrice(
      'The price to strike through beside it. Else the product’s is, beside variants of the product’s price.',
    ),
    retail_price_is_regular: retailPriceIsRegular,
    price_changes_at: priceChangesAt,
    sale,
    price_breaks: priceBreaks,
    ...unitPricing,
    image_url: optionalText('The URL of its image.'),
    option_values: Type.Array(
      Type.Object({
        id: ignoredWhenBroken(entityId('The value’s number.')),
        option_display_name: Type.String({ description: 'The option’s name, such as “Finish”.' }),
        label: Type.String({ description: 'The chosen value, such as “White”.' }),
      }),
      { description: 'The variant’s option values.' },
    ),
  },
  { title: 'VariantRecord', description: 'A purchasable combination of a product’s options.' },
);

export type ProductListItem = Static<typeof ProductListItem>;
export const ProductListItem = Type.Object(
  {
    ...common,
    image_url: optionalText(
      'The URL of its image; where the prices of its variants differ, of the cheapest, beside whose price it stands.',
    ),
    variants_length: optionalNumber('The number of its variants. Defaults to 0.'),
    option_values: optional(
      tableOf(Type.Array(Type.String()), 'The labels by option name: `{"Colour": ["White", "Blue"]}`.'),
    ),
    min_variant_price: optionalPrice('The lowest price of its variants; 0 for a product with fewer than two.'),
    max_variant_price: optionalPrice('The highest price of its variants; 0 for a product with fewer than two.'),
    custom_fields: optional(tableOf(Type.String(), 'Its specifications by name.')),
    rating: optionalNumber('The average of its published reviews, 1 to 5; missing without any. Cards show it.'),
    reviews_count: optionalNumber('The number of its published reviews. Defaults to 0.'),
    // A product stays in its list when the variant is invalid.
    matching_variant: ignoredWhenBroken(
      VariantRecord,
      'The variant to show for the product: the one that has the option values which the list’s filters or its ' +
        'search term name, in stock if possible. Missing when they name none.',
    ),
  },
  { title: 'ProductListItem', description: 'A product in a list.' },
);

/** `GET /products/related_products` */
export const ProductList = listOf(ProductListItem, 'Products.');

type ImageRecord = Static<typeof ImageRecord>;
const ImageRecord = Type.Object(
  {
    id: Type.Number({ description: 'The image’s number.' }),
    url_standard: text('The URL of the image.'),
    url_thumbnail: ignoredWhenBroken(Type.String({ description: 'The URL of a small version.' })),
    description: optionalText('The alternative text.'),
    sort_order: optionalNumber('Its position among the product’s images. Defaults to 0.'),
  },
  { title: 'ImageRecord', description: 'An image of a product.' },
);

const ModifierOptionRecord = Type.Object(
  {
    id: entityId('The option’s number.'),
    label: Type.String({ description: 'The option’s label.' }),
    price: price('The price of the add-on product.'),
    image: optionalText('The URL of its image.'),
    sku: optionalText('The stock-keeping unit of the add-on product.'),
    value_data: Type.Object(
      {
        product_id: entityId('The number of the add-on product.'),
        product_url: ignoredWhenBroken(path('The path of the add-on product’s page.')),
      },
      { description: 'The add-on product.' },
    ),
  },
  { title: 'ModifierOptionRecord', description: 'An add-on: a product that can be bought with another.' },
);

export type ModifierRecord = Static<typeof ModifierRecord>;
export const ModifierRecord = Type.Object(
  {
    id: entityId('The group’s number.'),
    display_name: Type.String({ description: 'The group’s name.' }),
    option_values: listOf(ModifierOptionRecord, 'The add-on products to choose from.'),
  },
  { title: 'ModifierRecord', description: 'A group of add-ons, each a product of the catalogue.' },
);

const WarrantyRecord = Type.Object(
  {
    box_contains: optional(Type.Array(Type.String(), { description: 'The contents of the box.' })),
    useful_information: optionalText('Useful information, as text.'),
    technical_information: optional(
      Type.Array(
        Type.Object({
          url: Type.String({ description: 'The URL of the document.' }),
          text: Type.String({ description: 'The document’s name.' }),
        }),
        { description: 'Documents to download.' },
      ),
    ),
  },
  { title: 'WarrantyRecord', description: 'The box contents, information and documents of a product.' },
);

const CustomFieldRecord = Type.Object(
  {
    name: Type.String({ description: 'The name, such as “Energy Class”.' }),
    value: Type.Unsafe<string | number | boolean>({
      type: ['string', 'number', 'boolean'],
      description: 'The value, such as “E”.',
    }),
  },
  { title: 'CustomFieldRecord', description: 'A specification of a product.' },
);

/** `GET /products/{path}` */
export type ProductRecord = Static<typeof ProductRecord>;
export const ProductRecord = Type.Object(
  {
    ...common,
    sale,
    store_stock: storeStock,
    variants: listOf(VariantRecord, 'Its variants; none for a product without options.'),
    // A product stays readable when all of its images are invalid.
    images: ignoredWhenBroken(listOf(ImageRecord, 'Its images.')),
    custom_fields: optional(listOf(CustomFieldRecord, 'Its specifications.')),
    modifiers: ignoredWhenBroken(listOf(ModifierRecord, 'Groups of add-ons.')),
    description: optionalText('Its description, as HTML.'),
    warning: optionalText('A safety warning, as text.'),
    warranty: optional(WarrantyRecord),
    ...documents,
    ...makers,
    range_view_url: ignoredWhenBroken(
      pathWithQuery('The path of its range’s page, with a query string where it has one; `/` when there is none.'),
    ),
    breadcrumb: optional(
      Type.Array(
        Type.Object({
          name: Type.String({ description: 'The category’s name.' }),
          url: path('The path of the category’s page.'),
        }),
        { description: 'The breadcrumb’s categories, top level first.' },
      ),
    ),
    related_products_category: optionalNumber(
      'The number of the category that related products are taken from. Defaults to 0, for none.',
    ),
    ...metadata,
  },
  { title: 'ProductRecord', description: 'A product with all its details.' },
);

/** `POST /get_products_from_blog_url_list` */
export const ProductRecordList = listOf(ProductRecord, 'The products that were found.');
