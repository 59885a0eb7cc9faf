/** Part of a page, with the name that links into it use. */
export interface PageSection {
  anchor: string;
  heading: string;
  /** HTML; names in braces are filled in from the company details. */
  body: string;
}

/** A question of a page of questions, in a group of its own. */
export interface PageFaq {
  topic: string;
  question: string;
  /** HTML. */
  answer: string;
}

/** A page of the shop that is no list and no product. */
export interface ContentPage {
  /** Its path, with a slash before and after. */
  url: string;
  title: string;
  metaDescription: string;
  /** A sentence or two under the title. */
  summary: string;
  /** A key of the scenes that can be drawn. */
  scene?: string;
  imageDescription?: string;
  /** ISO date of its last change. */
  updatedOn: string;
  sections: readonly PageSection[];
  faqs?: readonly PageFaq[];
}

export interface BlogPost {
  id: number;
  /** The last part of its path. */
  url: string;
  title: string;
  summary: string;
  /** HTML. */
  body: string;
  scene: string;
  imageDescription: string;
  /** ISO date. */
  publishedOn: string;
  author: string;
  /** Paths of products that it is about. */
  products: readonly string[];
}
