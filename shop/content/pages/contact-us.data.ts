import type { ContentPage } from '../content.ts';

export const contactUs: ContentPage = {
  url: '/contact-us/',
  title: 'Contact us',
  metaDescription: 'Ask about a product, an order or a return. We answer messages within one working day.',
  summary:
    'Ask about a product, an order, a return or a price for a project. Messages are answered within one working day by someone who knows the goods.',
  updatedOn: '2026-09-14',
  sections: [
    {
      anchor: 'complaints',
      heading: 'If we have let you down',
      body: `<p>Tell us with the form, by email or by phone. A complaint is read on the day it arrives by the manager of the store or department it concerns, who answers within five working days. If you are not content with that answer, ask for it to go to a director at our registered office.</p>
<p>Questions or complaints about your personal data go the same way; how we look after it is in our <a href="/privacy/">privacy notice</a>.</p>`,
    },
  ],
};
