/** A page of the shop that is no list and no product, as it is listed. */
export interface PageLink {
  path: string;
  title: string;
}

export interface PageSection {
  anchor: string;
  heading: string;
  /** HTML as the shop API keeps it. */
  body: string;
}

export interface PageFaq {
  topic: string;
  question: string;
  /** HTML as the shop API keeps it. */
  answer: string;
}

export interface Page extends PageLink {
  metaDescription: string;
  summary: string;
  imageUrl: string | null;
  imageDescription: string;
  /** ISO date; null where the shop API does not say. */
  updatedOn: string | null;
  sections: readonly PageSection[];
  faqs: readonly PageFaq[];
}

/** A post as lists show it. */
export interface BlogPostSummary {
  slug: string;
  title: string;
  summary: string;
  imageUrl: string | null;
  imageDescription: string;
  /** ISO date; null where the shop API does not say. */
  publishedOn: string | null;
  author: string;
}

export interface BlogPost extends BlogPostSummary {
  /** HTML as the shop API keeps it. */
  body: string;
  productPaths: readonly string[];
}

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,118}[a-z0-9])?$/;

/** The last part of a post's path, in lower case. */
export const slugOf = (path: string): string => path.replace(/^\/?(?:blog\/)?|\/$/g, '').toLowerCase();

/** The same of any text; null for what cannot be a post's path. */
export function blogSlug(given: string): string | null {
  const slug = slugOf(given);
  return SLUG.test(slug) ? slug : null;
}

export const blogPath = (slug: string): string => `/blog/${slug}/`;

/** The day of a date or a time as the shop API writes it; null for anything else. */
export function dayOf(text: string): string | null {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(text)?.[0];
  return day && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ? day : null;
}

/** The names of sections that links may use; what cannot be one, or is there twice, is numbered instead. */
export function withAnchors(sections: readonly PageSection[]): PageSection[] {
  const taken = new Set<string>();
  return sections.map((section, index) => {
    const wanted = section.anchor.toLowerCase();
    const anchor = /^[a-z][a-z0-9-]*$/.test(wanted) && !taken.has(wanted) ? wanted : `section-${index + 1}`;
    taken.add(anchor);
    return { ...section, anchor };
  });
}
