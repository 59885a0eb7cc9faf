import { mailName } from '@storefront/domain/contact/mail-name.rules.ts';
import { layOut } from '../../mail/layout.rules.ts';
import type { CompanyDetails, Mail } from '../../mail/mail.ts';
import type { Order } from '../order.ts';
import { formatLondonTime } from './london-time.rules.ts';
import { confirmationSections } from './sections.rules.ts';

/** The key lets a guest read the order. */
export function orderButton({ id, accessKey }: Pick<Order, 'id' | 'accessKey'>): { path: string; label: string } {
  return { path: `/order/${id}?key=${accessKey}`, label: 'View order' };
}

/** States what the law requires. The recipient may be a stranger: quotes only names, postcode and a plain reference. */
export function confirmationMail(order: Order, companyDetails: CompanyDetails): Mail {
  const name = mailName(order.contact.firstName);
  return layOut(companyDetails, {
    to: order.contact.email,
    subject: `Your ${companyDetails.shopName} order ${order.number}`,
    greeting: `Thank you for your order${name && `, ${name}`}.`,
    paragraphs: [
      `We’ve received your order and reserved your items. Your order number is ${order.number}, placed on ` +
        `${formatLondonTime(order.placedAt)}.`,
    ],
    button: orderButton(order),
    sections: confirmationSections(order, companyDetails),
  });
}
