import type { CatalogueCategory } from '@storefront/embedded/catalogue/catalogue.ts';
import { imageOf, type Place } from '../pictures/images.ts';
import { accessoryFaqs } from './faqs/accessory-faqs.data.ts';
import { faqsFrom } from './faqs/faq-table.ts';
import { hardwareFaqs } from './faqs/hardware-faqs.data.ts';
import { lightingFaqs } from './faqs/lighting-faqs.data.ts';
import { categoryTree } from './categories.data.ts';
import type { CategoryEntry } from './category-entry.ts';

const META_DESCRIPTION_LENGTH = 155;
const faqTables = [lightingFaqs, accessoryFaqs, hardwareFaqs];

/** Parents before children. */
export function buildCategories(place: Place): CatalogueCategory[] {
  return categoryTree.flatMap((entry, index) => branch(entry, { id: 0, url: '/', name: '' }, index, place));
}

function branch(
  entry: CategoryEntry,
  parent: { id: number; url: string; name: string },
  index: number,
  place: Place,
): CatalogueCategory[] {
  const [key, finish] = entry.picture;
  const url = `${parent.url}${entry.slug}/`;
  const category: CatalogueCategory = {
    id: entry.id,
    parentId: parent.id,
    name: entry.name,
    url,
    descriptionHtml: `<p>${entry.text.replaceAll('&', '&amp;')}</p>`,
    pageTitle: parent.name ? `${entry.name} | ${parent.name}` : `${entry.name} for Home & Trade`,
    metaDescription: firstSentences(entry.text),
    searchKeywords: entry.keywords,
    sortOrder: (index + 1) * 10,
    image: imageOf(place, { key, finish }, 'front', `${entry.name}: a typical example`),
    faqs: faqsFrom(faqTables, url),
  };
  return [category, ...(entry.children ?? []).flatMap((child, position) => branch(child, category, position, place))];
}

/** As many as a search result shows, at least one. */
function firstSentences(text: string): string {
  const sentences = text.split(/(?<=[.?!]) /);
  let result = sentences[0] ?? '';
  for (const sentence of sentences.slice(1)) {
    if (result.length + 1 + sentence.length > META_DESCRIPTION_LENGTH) break;
    result += ` ${sentence}`;
  }
  return result;
}

/** To the category's id and its ancestors', nearest first. Throws for an unknown address. */
export function categoryLookup(categories: readonly CatalogueCategory[]): (url: string) => readonly number[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const lines = new Map<string, readonly number[]>();
  for (const category of categories) {
    const ids = [category.id];
    for (let above = byId.get(category.parentId); above; above = byId.get(above.parentId)) ids.push(above.id);
    lines.set(category.url, ids);
  }
  return (url) => {
    const ids = lines.get(url);
    if (!ids) throw new RangeError(`No category at ${url}`);
    return ids;
  };
}
