import { writeTo } from '../../mail/contact-ways.rules.ts';
import { layOut } from '../../mail/layout.rules.ts';
import type { CompanyDetails, Mail } from '../../mail/mail.ts';

/** Greets nobody by name: anyone may have typed the address. */
export function newsletterMail(to: string, companyDetails: CompanyDetails): Mail {
  return layOut(companyDetails, {
    to,
    subject: `You’re subscribed to the ${companyDetails.shopName} newsletter`,
    greeting: 'Hello,',
    paragraphs: [
      'Thank you for subscribing. We’ll email you once a month with our latest products and exclusive discounts.',
      `To unsubscribe at any time, or if you didn’t subscribe, ${writeTo(companyDetails)} and we’ll take ` +
        'you off the list.',
    ],
  });
}
