import { Type } from 'typebox';
import { entityId, listOf, nullable, optionalFlag, optionalNumber, optionalText, path, text } from './values.ts';

/** A category as the shop API sends it. */
export interface CategoryRecord {
  id: number;
  name: string;
  url: string;
  description?: string | null;
  page_title?: string | null;
  meta_description?: string | null;
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
    description: optionalText('What its page says, as HTML.'),
    page_title: optionalText('The title of its page; missing is its name.'),
    meta_description: optionalText('The description of its page for search engines.'),
    image_url: optionalText('The URL of its picture.'),
    sort_order: optionalNumber('Its place among its siblings; missing is 0.'),
    is_visible: optionalFlag('False hides it and everything below it.'),
    children: Type.Optional(nullable(listOf(Type.Ref('CategoryNode'), 'The categories below it.'))),
  },
  { title: 'CategoryNode', description: 'A category with those below it.' },
);

/** `GET /categories/get_featured_categories` */
export const CategoryTree = listOf(
  Type.Unsafe<CategoryRecord>(Type.Cyclic({ CategoryNode }, 'CategoryNode')),
  'The categories at the top.',
);

/** `GET /categories/get_faqs` */
export const FaqList = listOf(
  Type.Object(
    { question: text('The question.'), answer: text('The answer, as HTML.') },
    { title: 'FaqRecord', description: 'A question that shoppers ask about a category.' },
  ),
  'What shoppers ask about a category.',
);
