import type { ContentPage } from '../content.ts';

export const contactUs: ContentPage = {
  url: '/contact-us/',
  title: 'Contact us',
  metaDescription: 'Ask about a product, an order or a return. We answer messages within one working day.',
  summary:
    'Ask about a product, an order, a return or a price for a project. Someone who knows our products will reply within one working day.',
  updatedOn: '2026-11-23',
  sections: [
    {
      anchor: 'complaints',
      heading: 'If we have let you down',
      body: `<p>Tell us with the form, by email or by phone. A complaint is read on the day it arrives by the manager of the store or department it concerns, who answers within five working days. If you’re not happy with that answer, ask us to pass your complaint to a director at our registered office.</p>
<p>You can contact us about your personal data in the same way. To see how we look after it, read our <a href="/privacy/">privacy notice</a>.</p>`,
    },
  ],
};
