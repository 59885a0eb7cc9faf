import type { PageFaq, PageSection } from '@storefront/schema/shop-folder/content/content.ts';

export interface PageLink {
  path: string;
  title: string;
}

export interface Page extends PageLink {
  metaDescription: string;
  summary: string;
  imageUrl: string | null;
  imageDescription: string;
  /** ISO date; null when the shop API gives none. */
  updatedOn: string | null;
  /** Unsanitised HTML, as in `faqs`. */
  sections: readonly PageSection[];
  faqs: readonly PageFaq[];
}

export interface BlogPostSummary {
  slug: string;
  title: string;
  summary: string;
  imageUrl: string | null;
  imageDescription: string;
  /** ISO date; null when the shop API gives none. */
  publishedOn: string | null;
  author: string;
}

export interface BlogPost extends BlogPostSummary {
  /** Unsanitised HTML. */
  body: string;
  productPaths: readonly string[];
}

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,118}[a-z0-9])?$/;

/** In lower case, without the path before it. */
export const slugOf = (path: string): string => path.replace(/^\/?(?:blog\/)?|\/$/g, '').toLowerCase();

/** Null when it is not a valid slug. */
export function blogSlug(given: string): string | null {
  const slug = slugOf(given);
  return SLUG.test(slug) ? slug : null;
}

export const blogPath = (slug: string): string => `/blog/${slug}/`;

/** Returns the ISO date of a date or timestamp from the shop API; null when it is invalid. */
export function dayOf(text: string): string | null {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(text)?.[0];
  return day && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ? day : null;
}

/** An invalid or duplicate anchor becomes `section-N`. */
export function withAnchors(sections: readonly PageSection[]): PageSection[] {
  const taken = new Set<string>();
  return sections.map((section, index) => {
    const wanted = section.anchor.toLowerCase();
    const anchor = /^[a-z][a-z0-9-]*$/.test(wanted) && !taken.has(wanted) ? wanted : `section-${index + 1}`;
    taken.add(anchor);
    return { ...section, anchor };
  });
}
