import type { ContentPage } from './content.ts';
import { aboutOurBusiness } from './pages/about-our-business.data.ts';
import { aboutUs } from './pages/about-us.data.ts';
import { accessibility } from './pages/accessibility.data.ts';
import { careGuide } from './pages/care-guide.data.ts';
import { contactUs } from './pages/contact-us.data.ts';
import { cookies } from './pages/cookies.data.ts';
import { faqs } from './pages/faqs.data.ts';
import { privacy } from './pages/privacy.data.ts';
import { reviewsPolicy } from './pages/reviews-policy.data.ts';
import { shippingReturns } from './pages/shipping-returns.data.ts';
import { terms } from './pages/terms.data.ts';
import { weee } from './pages/weee.data.ts';

/** Every content page, in the order of the links to them. */
export const allPages: readonly ContentPage[] = [
  aboutUs,
  aboutOurBusiness,
  contactUs,
  shippingReturns,
  faqs,
  careGuide,
  reviewsPolicy,
  privacy,
  cookies,
  terms,
  weee,
  accessibility,
];
