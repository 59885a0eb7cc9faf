import { rejectionReasons } from '../../customers/reviews/rejection-reasons.data.ts';
import type { ContentPage } from '../content.ts';

export const reviewsPolicy: ContentPage = {
  url: '/reviews-policy/',
  title: 'How we check reviews',
  metaDescription:
    'Who can review our products, what Verified buyer means, how reviews are checked, and the only reasons why one is not published.',
  summary:
    'Who can write a review, what we check, and the only reasons why we would not publish one. The stars you give are never a reason.',
  updatedOn: '2026-11-23',
  sections: [
    {
      anchor: 'who-can-review',
      heading: 'Who can write a review',
      body: `<p>Anyone who has used a product can review it, wherever they bought it. We do not pay for reviews, give discounts for them or write them ourselves, and nobody can ask us to take one down because it is bad for business.</p>`,
    },
    {
      anchor: 'verified-buyer',
      heading: 'What “Verified buyer” means',
      body: `<p>A review is marked “Verified buyer” when it comes with the number of an order from us, and the email address it was placed with, and that order has the product in it and has been dispatched or collected. It is published straight away. Each order can verify one review of each product in it.</p>
<p>Reviews without the mark were not checked against an order. The writer may have bought the product somewhere else.</p>`,
    },
    {
      anchor: 'how-we-check',
      heading: 'How we check the others',
      body: `<p>One of us reads every other review before it is published, usually within two working days. We read the words and do not look at the stars. We do not correct or shorten reviews: each is published as it was written, or not at all.</p>`,
    },
    {
      anchor: 'reasons',
      heading: 'The only reasons why a review is not published',
      body: `<ul>${Object.values(rejectionReasons)
        .map((reason) => `<li>${reason}</li>`)
        .join('')}</ul>
<p>A review marked “Verified buyer” can be taken down for the same reasons. Its star rating, or how cross it is with us, is never a reason.</p>`,
    },
    {
      anchor: 'averages',
      heading: 'How the average is worked out',
      body: `<p>The average is the mean of the stars of all published reviews of a product. Every published review counts the same, old or new, with the mark or without.</p>`,
    },
    {
      anchor: 'tell-us',
      heading: 'Something wrong with a review?',
      body: `<p>If you think that a review breaks these rules, or that we were wrong not to publish yours, <a href="/contact-us/">tell us</a> and someone else will look at it. Your email address and your order number are never shown: see our <a href="/privacy/">privacy notice</a>.</p>`,
    },
  ],
};
