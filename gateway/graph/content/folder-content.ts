import type { BlogPost as FolderPost, Content, ContentPage } from '@storefront/schema/shop-folder/content/content.ts';
import { REST_PAGE_SIZE } from '../../upstream/window.rules.ts';
import type { RestPage } from '../../upstream/window.ts';
import type { BlogPost, BlogPostSummary, Page, PageLink } from './page.rules.ts';

interface ContentReads {
  /** Null from a shop API without pages. */
  pages: () => Promise<readonly PageLink[] | null>;
  /** By canonical path; null for an unknown page. */
  page: (path: string) => Promise<Page | null>;
  /** Counted from 1; null from a shop API without a blog. */
  blogPage: (page: number) => Promise<RestPage<BlogPostSummary> | null>;
  /** By slug; null for an unknown post. */
  blogPost: (slug: string) => Promise<BlogPost | null>;
}

/** Reads pages and posts from a shop API that has them, else from the merchant's folder. */
export function withFolderContent(rest: ContentReads, { pages, posts }: Content) {
  return {
    pages: async (): Promise<readonly PageLink[]> =>
      (await rest.pages()) ?? pages.map(({ url, title }) => ({ path: url, title })),
    async page(path: string): Promise<Page | null> {
      const written = pages.find(({ url }) => url === path);
      if (!written) return rest.page(path);
      return (await rest.pages()) ? rest.page(path) : pageOf(written);
    },
    blogPage: async (number: number): Promise<RestPage<BlogPostSummary>> =>
      (await rest.blogPage(number)) ?? {
        items: posts.slice((number - 1) * REST_PAGE_SIZE, number * REST_PAGE_SIZE).map(postOf),
        total: posts.length,
      },
    async blogPost(slug: string): Promise<BlogPost | null> {
      const written = posts.find((post) => post.slug === slug);
      if (!written) return rest.blogPost(slug);
      return (await rest.blogPage(1)) ? rest.blogPost(slug) : postOf(written);
    },
  };
}

const pageOf = ({ url, picture, pictureDescription, ...page }: ContentPage): Page => ({
  ...page,
  path: url,
  imageUrl: picture,
  imageDescription: pictureDescription,
});

const postOf = ({ picture, pictureDescription, products, ...post }: FolderPost): BlogPost => ({
  ...post,
  imageUrl: picture,
  imageDescription: pictureDescription,
  productPaths: products,
});
