import pLimit from 'p-limit';
import { htmlText } from '@storefront/domain/product/description-text.rules.ts';
import { cutTo } from '@storefront/domain/text.rules.ts';
import type { CategoryTree } from '../category/category.rules.ts';
import type { withFolderContent } from '../content/folder-content.ts';
import { blogPath, type Page } from '../content/page.rules.ts';
import { SHOP_API_LIMITS } from '../../limits.data.ts';
import { siteIndex, type SiteIndex, type SiteText } from './site-matches.rules.ts';

/** Each page is a call: of more, the titles alone are searched. */
const PAGES_READ_MAXIMUM = 30;
const TEXT_CHARACTERS_MAXIMUM = 10_000;

interface SiteReads extends Omit<ReturnType<typeof withFolderContent>, 'blogPost'> {
  categories: () => Promise<CategoryTree>;
}

/** Categories, content pages with their text, and the newest posts. Unreadable parts are left out. */
export async function readSiteIndex({ categories, pages, page, blogPage }: SiteReads): Promise<SiteIndex> {
  const [tree, links, posts] = await Promise.allSettled([categories(), pages(), blogPage(1)]);
  const known = links.status === 'fulfilled' ? links.value : [];
  const turns = pLimit(SHOP_API_LIMITS.operationCallsAtOnce);
  const whole = await Promise.allSettled(known.slice(0, PAGES_READ_MAXIMUM).map(({ path }) => turns(page, path)));
  const ofCategories = tree.status === 'fulfilled' ? [...tree.value.byId.values()] : [];
  const ofPosts = posts.status === 'fulfilled' ? posts.value.items.filter((post) => post !== null) : [];
  return siteIndex([
    ...ofCategories.map(({ name, path, ancestors }): SiteText => {
      return { kind: 'CATEGORY', name, path, ancestors: ancestors.map((one) => one.name), parts: [] };
    }),
    ...known.map(({ title, path }, index): SiteText => {
      const read = whole[index];
      const text = read?.status === 'fulfilled' ? read.value : null;
      const parts = [...(text ? partsOf(text) : []), ...(path === CONTACT_PATH ? [STORES] : [])];
      return { kind: 'PAGE', name: title, path, ancestors: [], parts };
    }),
    ...ofPosts.map(({ title, slug, summary }): SiteText => {
      return {
        kind: 'POST',
        name: title,
        path: blogPath(slug),
        ancestors: [],
        parts: [{ heading: '', text: summary }],
      };
    }),
  ]);
}

/** The storefront's page shows them below the text. */
const CONTACT_PATH = '/contact-us/';
const STORES = { heading: 'Opening hours', text: 'stores' };

const partsOf = ({ sections, faqs }: Page) => [
  ...sections.map(({ heading, body }) => ({ heading, text: plain(body) })),
  ...faqs.map(({ question, answer }) => ({ heading: question, text: plain(answer) })),
];

const plain = (html: string) => htmlText(cutTo(html, TEXT_CHARACTERS_MAXIMUM));
