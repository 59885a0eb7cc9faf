import { Type } from 'typebox';
import { entityId, listOf, nullable, optionalFlag, optionalNumber, optionalText, path, text } from './values.ts';

export interface CategoryRecord {
  id: number;
  name: string;
  url: string;
  description?: string | null;
  page_title?: string | null;
  meta_description?: string | null;
  search_keywords?: string | null;
  meta_keywords?: string | null;
  image_url?: string | null;
  sort_order?: number | null;
  is_visible?: boolean | null;
  children?: CategoryRecord[] | null;
}

const CategoryNode = Type.Object(
  {
    id: entityId('The category’s number.'),
    name: text('The category’s name.'),
    url: path('The path of the category’s page.'),
    description: optionalText('The description on its page, as HTML.'),
    page_title: optionalText('The title of its page. Defaults to its name.'),
    meta_description: optionalText('The description of its page for search engines.'),
    search_keywords: optionalText('Words that it is searched by, separated by commas.'),
    meta_keywords: optionalText('Its keywords for search engines, separated by commas.'),
    image_url: optionalText('The URL of its image.'),
    sort_order: optionalNumber('Its position among its siblings. Defaults to 0.'),
    is_visible: optionalFlag('False hides the category and its descendants.'),
    children: Type.Optional(nullable(listOf(Type.Ref('CategoryNode'), 'The subcategories.'))),
  },
  { title: 'CategoryNode', description: 'A category with its descendants.' },
);

/** `GET /categories/get_featured_categories` */
export const CategoryTree = listOf(
  Type.Unsafe<CategoryRecord>(Type.Cyclic({ CategoryNode }, 'CategoryNode')),
  'The top-level categories.',
);

/** `GET /categories/get_faqs` */
export const FaqList = listOf(
  Type.Object(
    { question: text('The question.'), answer: text('The answer, as HTML.') },
    { title: 'FaqRecord', description: 'A frequently asked question about a category.' },
  ),
  'The frequently asked questions about a category.',
);
