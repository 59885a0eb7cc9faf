import { PageList, PageRecord } from '@storefront/schema/rest/content.ts';
import { allPages } from '../../content/all-pages.ts';
import type { ContentPage } from '../../content/content.ts';
import { fillPlaceholders } from '../../mail/placeholders.rules.ts';
import type { CompanyDetails } from '../../mail/mail.ts';
import { ContentPath } from '@storefront/schema/rest/requests/content.ts';
import { refused } from '../http/problems.ts';
import type { ShopRoutes } from '../route.ts';
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

export const pageRoutes: ShopRoutes = async (server, { shop }) => {
  server.get(
    '/pages',
    {
      schema: {
        tags: ['Content'],
        summary: 'Lists the shop’s content pages',
        response: { 200: PageList },
        isOptional: true,
      },
    },
    () => allPages.map(({ url, title, updatedOn }) => ({ url, title, updated_at: updatedOn })),
  );

  server.get(
    '/pages/*',
    {
      schema: {
        tags: ['Content'],
        summary: 'Returns a content page with its sections',
        response: { 200: PageRecord },
        isOptional: true,
        params: ContentPath,
        errors: { 404: 'The page does not exist.' },
      },
    },
    ({ params }) => {
      const page = pageByUrl.get(`/${params['*']}/`.replace(/\/+/g, '/').toLowerCase());
      if (!page) throw refused(404, 'Page not found');
      return pageRecord(page, shop.companyDetails);
    },
  );
};
