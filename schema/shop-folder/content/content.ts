import type { ShopFolder } from '../shop-folder.ts';

export interface PageSection {
  /** The part of an address after `#`. */
  anchor: string;
  /** Plain text; empty for none. */
  heading: string;
  /** HTML. */
  body: string;
}

export interface PageFaq {
  topic: string;
  question: string;
  /** HTML. */
  answer: string;
}

export interface ContentPage {
  /** Its path, with a slash at both ends. */
  url: string;
  title: string;
  metaDescription: string;
  /** A sentence or two under the title. */
  summary: string;
  /** Null for none. */
  picture: string | null;
  pictureDescription: string;
  /** The ISO date of its last change; null when it says none. */
  updatedOn: string | null;
  sections: readonly PageSection[];
  faqs: readonly PageFaq[];
}

export interface BlogPost {
  /** The last part of its path. */
  slug: string;
  title: string;
  summary: string;
  /** Null for none. */
  picture: string | null;
  pictureDescription: string;
  /** ISO date. */
  publishedOn: string;
  author: string;
  /** Paths of the products it features. */
  products: readonly string[];
  /** HTML. */
  body: string;
}

/** What a merchant has written in `pages/` and `posts/`. */
export interface Content {
  /** Null for none. */
  folder: ShopFolder | null;
  /** In the order of the links to them. */
  pages: readonly ContentPage[];
  /** Newest first. */
  posts: readonly BlogPost[];
  /** The names of their files in the folder, by path. */
  pictures: ReadonlyMap<string, string>;
}

export const NO_CONTENT: Content = { folder: null, pages: [], posts: [], pictures: new Map() };
