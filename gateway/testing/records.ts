/** The fields that the shop API sends for a product both on its own and in lists. */
function coreRecord(slug: string) {
  const id = numberOf(slug);
  return {
    id,
    name: `The ${slug}`,
    sku: `SKU-${id}`,
    product_url: `/${slug}/`,
    brand_id: 7,
    brand_name: 'Astro',
    brand_url: '/brands/astro/',
    inventory_level: 12,
    inventory_tracking: 'product',
    availability: 'available',
    calculated_price: 24.99,
    retail_price: 30,
  };
}

/** A product, as the shop API sends it on its own. */
export function productRecord(slug: string, more: Record<string, unknown> = {}) {
  const image = (id: number, url: string, description: string) => ({
    id,
    url_standard: url,
    url_zoom: url,
    url_thumbnail: url.replace('.svg', '-small.svg'),
    description,
    sort_order: id,
  });
  return {
    ...coreRecord(slug),
    gtin: '',
    categories: [2],
    variants: [] as object[],
    images: [image(2, '/drawings/b.svg', 'Lit'), image(1, '/drawings/a.svg', '')],
    custom_fields: [
      { id: 1, name: 'Energy Class', value: 'E' },
      { id: 2, name: 'IP Rating:', value: 'IP44' },
      { id: 3, name: '__feed', value: 'x' },
    ],
    modifiers: [] as object[],
    description: '<p onclick="x()">Solid brass.</p>',
    warning: '',
    manufacturer: { name: 'Acme Limited', postal_address: '1 Mill Lane, Norwich' },
    warranty: {
      box_contains: ['Lamp'],
      useful_information: 'Two years.',
      technical_information: [{ url: '/documents/a.pdf', text: 'Instructions' }],
    },
    range_view_url: '/astro-range/',
    breadcrumb: [{ name: 'Lighting', url: '/lighting/' }],
    related_products_category: 2,
    date_created: '2024-01-01',
    ...more,
  };
}

/** A product, as the shop API sends it in lists. */
export function itemRecord(slug: string, more: Record<string, unknown> = {}) {
  return {
    ...coreRecord(slug),
    image_url: '/drawings/a.svg',
    image_thumbnail: '/drawings/a.svg',
    variants_length: 2,
    option_values: { Finish: ['Satin Brass', 'Tartan'] },
    on_sale: true,
    min_variant_price: 20,
    max_variant_price: 40,
    custom_fields: { 'Energy Class': 'E' },
    ...more,
  };
}

export function variantRecord(id: number, label: string, more: Record<string, unknown> = {}) {
  return {
    id,
    sku: `V-${id}`,
    inventory_level: 3,
    calculated_price: 20,
    image_url: '',
    option_values: [{ id: 1, option_display_name: 'Finish', label }],
    ...more,
  };
}

export function modifierRecord(id: number, options: readonly { id: number; slug: string }[]) {
  return {
    id,
    display_name: 'Lamp',
    option_values: options.map((option) => ({
      id: option.id,
      label: option.slug,
      price: 5,
      image: '',
      value_data: { product_id: numberOf(option.slug), product_url: `/${option.slug}/` },
    })),
  };
}

export function categoryRecord(id: number, url: string, children: object[] = [], more: Record<string, unknown> = {}) {
  return {
    id,
    parent_id: 0,
    name: `Category ${id}`,
    description: '<p>All of it.</p><script>x()</script>',
    sort_order: id,
    page_title: '',
    meta_description: 'All of it.',
    is_visible: true,
    image_url: '/drawings/c.svg',
    url,
    children,
    ...more,
  };
}

export function cartItemRecord(id: number, slug: string, quantity: number, more: Record<string, unknown> = {}) {
  return {
    id,
    product_id: numberOf(slug),
    sku: `SKU-${numberOf(slug)}`,
    quantity,
    price: 24.99,
    retail_price: 30,
    name: `The ${slug}`,
    image_tiny: '/drawings/a.svg',
    image_standard: '/drawings/a.svg',
    product_url: `/${slug}/`,
    is_modifier: false,
    parent_id: null,
    show_remove_quantity: true,
    variant_id: null,
    variant_display: [],
    brand_id: 7,
    inventory_level: 12,
    ...more,
  };
}

/** Hashes a slug to a product id. */
function numberOf(slug: string): number {
  return Array.from(slug).reduce((number, letter) => (number * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
}
