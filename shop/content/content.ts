/** A section of a page, with its anchor. */
interface PageSection {
  anchor: string;
  heading: string;
  /** HTML; names in braces are filled in from the company details. */
  body: string;
}

/** A question of a FAQ page, with its group. */
interface PageFaq {
  topic: string;
  question: string;
  /** HTML. */
  answer: string;
}

/** A content page, such as Delivery or About us. */
export interface ContentPage {
  /** Path with leading and trailing slash. */
  url: string;
  title: string;
  metaDescription: string;
  /** A sentence or two under the title. */
  summary: string;
  /** The name of a scene to draw. */
  scene?: string;
  imageDescription?: string;
  /** ISO date of its last change. */
  updatedOn: string;
  sections: readonly PageSection[];
  faqs?: readonly PageFaq[];
}

export interface BlogPost {
  id: number;
  /** The slug of its address. */
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
  /** Paths of the products it features. */
  products: readonly string[];
}
