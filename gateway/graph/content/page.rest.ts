import { z } from 'zod';
import { bodyOf, isAbsent, type RestClient } from '../../upstream/client.ts';
import { listOf, optionalText, path } from '../../upstream/shapes.ts';
import { dayOf, withAnchors, type Page, type PageLink } from './page.rules.ts';

const linksShape = listOf(z.object({ url: path, title: z.string().min(1) }), ({ url }) => url);

const LIST_PATH = '/pages';

/** `GET /pages`: every page of the shop that is no list and no product; none for a shop API without the call. */
export async function fetchPages(rest: RestClient): Promise<PageLink[]> {
  const answer = await rest.call({ method: 'GET', path: LIST_PATH, kind: 'content', shape: linksShape });
  return isAbsent(answer) ? [] : bodyOf(LIST_PATH, answer).map(({ url, title }) => ({ path: url, title }));
}

const shape = z.object({
  title: z.string().min(1),
  meta_description: optionalText,
  summary: optionalText,
  image_url: optionalText,
  image_description: optionalText,
  updated_at: optionalText,
  sections: listOf(
    z.object({ anchor: optionalText, heading: optionalText, body: optionalText }),
    (section) => section,
  ).nullish(),
  faqs: listOf(
    z.object({ topic: optionalText, question: z.string().min(1), answer: z.string().min(1) }),
    ({ question }) => question,
  ).nullish(),
});

/** `GET /pages/{url}`: one page; null where there is none. */
export async function fetchPage(rest: RestClient, pagePath: string): Promise<Page | null> {
  const restPath = `/pages${pagePath.split('/').map(encodeURIComponent).join('/')}`;
  const answer = await rest.call({ method: 'GET', path: restPath, kind: 'content', shape });
  if (isAbsent(answer)) return null;
  const { title, meta_description, summary, image_url, image_description, updated_at, sections, faqs } = bodyOf(
    restPath,
    answer,
  );
  return {
    path: pagePath,
    title,
    metaDescription: meta_description,
    summary,
    imageUrl: image_url || null,
    imageDescription: image_description,
    updatedOn: dayOf(updated_at),
    sections: withAnchors(sections ?? []),
    faqs: faqs ?? [],
  };
}
