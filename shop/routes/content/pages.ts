import { allPages } from '../../content/all-pages.ts';
import type { ContentPage } from '../../content/content.ts';
import { filled } from '../../mail/filled.rules.ts';
import type { Letterhead } from '../../mail/mail.ts';
import { ok, refusal, type Route } from '../route.ts';
import { sceneUrl } from './scenes.ts';

const pageByUrl = new Map(allPages.map((page) => [page.url, page]));

function pageRecord(
  { url, title, metaDescription, summary, scene, imageDescription, updatedOn, sections, faqs = [] }: ContentPage,
  letterhead: Letterhead,
): object {
  return {
    url,
    title,
    meta_description: metaDescription,
    summary,
    image_url: scene ? sceneUrl(scene) : null,
    image_description: imageDescription ?? '',
    updated_at: updatedOn,
    sections: sections.map((section) => ({ ...section, body: filled(section.body, letterhead) })),
    faqs: faqs.map((faq) => ({ ...faq, answer: filled(faq.answer, letterhead) })),
  };
}

export const pageRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/pages\/?$/,
    answer: () => ok(allPages.map(({ url, title, updatedOn }) => ({ url, title, updated_at: updatedOn }))),
  },
  {
    method: 'GET',
    path: /^\/pages(\/.+)$/,
    answer({ parameter }, { letterhead }) {
      const page = pageByUrl.get(`${parameter}/`.replace(/\/+/g, '/').toLowerCase());
      return page ? ok(pageRecord(page, letterhead)) : refusal(404, 'Page not found');
    },
  },
];
