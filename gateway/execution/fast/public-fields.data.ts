/**
 * Fields of Query whose answer is the same for everyone who sends the same arguments. What they lead to may still be somebody's own, as a node
 * is that is a cart: what reads a cart or a customer marks its answer, and no marked answer is kept.
 */
export const PUBLIC_FIELDS: ReadonlySet<string> = new Set([
  '__typename',
  'banners',
  'blogPost',
  'blogPosts',
  'brand',
  'brands',
  'categories',
  'category',
  'countries',
  'deliveryZones',
  'featuredCollection',
  'featuredProducts',
  'node',
  'nodes',
  'page',
  'pages',
  'product',
  'productSearch',
  'resolveUrl',
  'search',
  'shop',
  'stores',
  'suggestions',
]);
