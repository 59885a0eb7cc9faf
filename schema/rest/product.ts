import { Type, type Static } from 'typebox';
import {
  entityId,
  ignoredWhenBroken,
  listOf,
  optional,
  optionalNumber,
  optionalPrice,
  optionalText,
  path,
  price,
  tableOf,
  text,
} from './values.ts';

/** The properties of a product in a list and of its record alike. */
const common = {
  id: entityId('The product’s number.'),
  name: text('The product’s name.'),
  sku: optionalText('The product’s stock-keeping unit.'),
  product_url: path('The path of the product’s page.'),
  brand_id: optionalNumber('The brand’s number; missing is 0, for no brand.'),
  brand_name: optionalText('The brand’s name.'),
  brand_url: optionalText('The path of the brand’s page.'),
  calculated_price: price('The selling price.'),
  retail_price: price('The recommended retail price; 0 for none.'),
  inventory_level: optionalNumber('The number in stock; missing is 0.'),
  inventory_tracking: optionalText(
    'What is counted: `product` the product’s own stock, `variant` each variant’s, `none` nothing. Anything else counts as `product`.',
  ),
  availability: optionalText(
    '`available` for a product on sale, which is the default; anything else takes it off sale.',
  ),
  categories: optional(Type.Array(Type.Number(), { description: 'The numbers of the categories that hold it.' })),
};

/** The properties of a product that both readings have. */
export type ProductCoreRecord = Static<typeof ProductCoreRecord>;
export const ProductCoreRecord = Type.Object(common);

/** A product in a list. */
export type ProductListItem = Static<typeof ProductListItem>;
export const ProductListItem = Type.Object(
  {
    ...common,
    image_url: optionalText('The URL of its picture.'),
    variants_length: optionalNumber('The number of its variants; missing is 0.'),
    option_values: optional(
      tableOf(Type.Array(Type.String()), 'The labels of each option: `{"Finish": ["Brass", "Steel"]}`.'),
    ),
    min_variant_price: optionalPrice('The lowest price of its variants; 0 for a product with at most one.'),
    max_variant_price: optionalPrice('The highest price of its variants; 0 for a product with at most one.'),
    custom_fields: optional(tableOf(Type.String(), 'Its specification, by name.')),
  },
  { title: 'ProductListItem', description: 'A product in a list.' },
);

/** `GET /products/related_products` */
export const ProductList = listOf(ProductListItem, 'Products.');

export type ImageRecord = Static<typeof ImageRecord>;
export const ImageRecord = Type.Object(
  {
    id: Type.Number({ description: 'The picture’s number.' }),
    url_standard: text('The URL of the picture.'),
    description: optionalText('What it shows, as alternative text.'),
    sort_order: optionalNumber('Its place among the product’s pictures; missing is 0.'),
  },
  { title: 'ImageRecord', description: 'A picture of a product.' },
);

export type VariantRecord = Static<typeof VariantRecord>;
export const VariantRecord = Type.Object(
  {
    id: entityId('The variant’s number.'),
    sku: optionalText('The variant’s stock-keeping unit.'),
    inventory_level: optionalNumber('The number in stock; missing is 0.'),
    calculated_price: price('The selling price.'),
    image_url: optionalText('The URL of its picture.'),
    option_values: Type.Array(
      Type.Object({
        option_display_name: Type.String({ description: 'The option’s name, such as “Finish”.' }),
        label: Type.String({ description: 'The chosen value, such as “Brass”.' }),
      }),
      { description: 'The options that make it this variant.' },
    ),
  },
  { title: 'VariantRecord', description: 'A purchasable combination of a product’s options.' },
);

const ModifierOptionRecord = Type.Object(
  {
    id: entityId('The option’s number.'),
    label: Type.String({ description: 'The option’s label.' }),
    price: price('The price of the product added.'),
    image: optionalText('The URL of its picture.'),
    sku: optionalText('The stock-keeping unit of the product added.'),
    value_data: Type.Object(
      {
        product_id: entityId('The number of the product added.'),
        product_url: ignoredWhenBroken(path('The path of the page of the product added.')),
      },
      { description: 'The product that it adds.' },
    ),
  },
  { title: 'ModifierOptionRecord', description: 'A product that can be added to another.' },
);

export type ModifierRecord = Static<typeof ModifierRecord>;
export const ModifierRecord = Type.Object(
  {
    id: entityId('The group’s number.'),
    display_name: Type.String({ description: 'The group’s name.' }),
    option_values: listOf(ModifierOptionRecord, 'The products to choose from.'),
  },
  { title: 'ModifierRecord', description: 'A group of add-ons, each another product of the catalogue.' },
);

const WarrantyRecord = Type.Object(
  {
    box_contains: optional(Type.Array(Type.String(), { description: 'What comes in the box.' })),
    useful_information: optionalText('What is good to know, as text.'),
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
  { title: 'WarrantyRecord', description: 'What comes with a product.' },
);

const CustomFieldRecord = Type.Object(
  {
    name: Type.String({ description: 'The name, such as “Energy Class”.' }),
    value: Type.Unsafe<string | number | boolean>({
      type: ['string', 'number', 'boolean'],
      description: 'The value, such as “E”.',
    }),
  },
  { title: 'CustomFieldRecord', description: 'A line of a product’s specification.' },
);

/** `GET /products/{path}` */
export type ProductRecord = Static<typeof ProductRecord>;
export const ProductRecord = Type.Object(
  {
    ...common,
    variants: listOf(VariantRecord, 'Its variants; none for a product without options.'),
    // A product whose pictures are all broken is still a product.
    images: ignoredWhenBroken(listOf(ImageRecord, 'Its pictures.')),
    custom_fields: optional(listOf(CustomFieldRecord, 'Its specification.')),
    modifiers: ignoredWhenBroken(listOf(ModifierRecord, 'Groups of add-ons.')),
    description: optionalText('Its description, as HTML.'),
    warning: optionalText('A warning to show beside it, as text.'),
    warranty: optional(WarrantyRecord),
    range_view_url: ignoredWhenBroken(path('The path of the range that it belongs to; `/` for none.')),
    breadcrumb: optional(
      Type.Array(
        Type.Object({
          name: Type.String({ description: 'The category’s name.' }),
          url: path('The path of the category’s page.'),
        }),
        { description: 'The categories that lead to it, the topmost first.' },
      ),
    ),
    related_products_category: optionalNumber(
      'The number of the category of products like it; missing is 0, for none.',
    ),
  },
  { title: 'ProductRecord', description: 'A product with all its details.' },
);

/** `POST /get_products_from_blog_url_list` */
export const ProductRecordList = listOf(ProductRecord, 'The products that were found.');
