import { PageList, PageRecord } from '@storefront/schema/rest/content.ts';
import { readOptional, type RestClient } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { pathOf } from '@storefront/domain/paths.rules.ts';
import { listOf, textOf } from '../../upstream/contract/values.ts';
import { dayOf, withAnchors, type Page, type PageLink } from './page.rules.ts';

const pageList = contractOf(PageList);

/** `GET /pages`; null from a shop API without the call. */
export async function fetchPages(rest: RestClient): Promise<PageLink[] | null> {
  const body = await readOptional(rest, { path: '/pages', kind: 'content', contract: pageList });
  if (!body) return null;
  return listOf(body, 'path', ({ url, title }) => ({ path: pathOf(url), title }));
}

const pageRecord = contractOf(PageRecord);

/** `GET /pages/{url}`; null for an unknown page. */
export async function fetchPage(rest: RestClient, pagePath: string): Promise<Page | null> {
  const restPath = `/pages${pagePath.split('/').map(encodeURIComponent).join('/')}`;
  const page = await readOptional(rest, { path: restPath, kind: 'content', contract: pageRecord });
  if (!page) return null;
  return {
    path: pagePath,
    title: page.title,
    metaDescription: textOf(page.meta_description),
    summary: textOf(page.summary),
    imageUrl: page.image_url || null,
    imageDescription: textOf(page.image_description),
    updatedOn: dayOf(textOf(page.updated_at)),
    sections: withAnchors(
      (page.sections ?? []).map(({ anchor, heading, body }) => ({
        anchor: textOf(anchor),
        heading: textOf(heading),
        body: textOf(body),
      })),
    ),
    faqs: listOf(page.faqs, 'question', ({ topic, question, answer: text }) => ({
      topic: textOf(topic),
      question,
      answer: text,
    })),
  };
}
