import type { ShopFolder } from '../shop-folder.ts';

/** A section of a page. */
export interface PageSection {
  /** The part of an address after `#`. */
  anchor: string;
  /** Plain text; empty for none. */
  heading: string;
  /** HTML. */
  body: string;
}

/** A question of a page of questions. */
export interface PageFaq {
  topic: string;
  question: string;
  /** HTML. */
  answer: string;
}

/** A page in Markdown, such as About us. */
export interface ContentPage {
  /** Its path, with a slash at both ends. */
  url: string;
  title: string;
  metaDescription: string;
  /** A sentence or two under the title. */
  summary: string;
  /** The picture's path; null for none. */
  picture: string | null;
  pictureDescription: string;
  /** The ISO date of its last change; null when it says none. */
  updatedOn: string | null;
  sections: readonly PageSection[];
  faqs: readonly PageFaq[];
}

/** A blog post in Markdown. */
export interface BlogPost {
  /** The last part of its path. */
  slug: string;
  title: string;
  summary: string;
  /** The picture's path; null for none. */
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
  /** The folder that it is read from; null for none. */
  folder: ShopFolder | null;
  /** In the order of the links to them. */
  pages: readonly ContentPage[];
  /** Newest first. */
  posts: readonly BlogPost[];
  /** The pictures that they show: the names of their files in the folder, by path. */
  pictures: ReadonlyMap<string, string>;
}

/** A shop without pages and posts. */
export const NO_CONTENT: Content = { folder: null, pages: [], posts: [], pictures: new Map() };
