import { allPages } from '../../content/all-pages.ts';
import type { ContentPage } from '../../content/content.ts';
import { fillPlaceholders } from '../../mail/placeholders.rules.ts';
import type { CompanyDetails } from '../../mail/mail.ts';
import { ok, refusal, type Route } from '../route.ts';
import { sceneUrl } from './scenes.ts';

const pageByUrl = new Map(allPages.map((page) => [page.url, page]));

function pageRecord(
  { url, title, metaDescription, summary, scene, imageDescription, updatedOn, sections, faqs = [] }: ContentPage,
  companyDetails: CompanyDetails,
): object {
  return {
    url,
    title,
    meta_description: metaDescription,
    summary,
    image_url: scene ? sceneUrl(scene) : null,
    image_description: imageDescription ?? '',
    updated_at: updatedOn,
    sections: sections.map((section) => ({ ...section, body: fillPlaceholders(section.body, companyDetails) })),
    faqs: faqs.map((faq) => ({ ...faq, answer: fillPlaceholders(faq.answer, companyDetails) })),
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
    answer({ parameter }, { companyDetails }) {
      const page = pageByUrl.get(`${parameter}/`.replace(/\/+/g, '/').toLowerCase());
      return page ? ok(pageRecord(page, companyDetails)) : refusal(404, 'Page not found');
    },
  },
];
