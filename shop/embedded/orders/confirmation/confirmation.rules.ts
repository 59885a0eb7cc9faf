import { mailName } from '@storefront/domain/contact/mail-name.rules.ts';
import { layOut } from '../../mail/layout.rules.ts';
import type { CompanyDetails, Mail } from '../../mail/mail.ts';
import type { Order } from '../order.ts';
import { formatLondonTime } from './london-time.rules.ts';
import { confirmationSections } from './sections.rules.ts';

/** The button of every mail about an order. The key lets a guest read the order. */
export function orderButton({ id, accessKey }: Pick<Order, 'id' | 'accessKey'>): { path: string; label: string } {
  return { path: `/order/${id}?key=${accessKey}`, label: 'View order' };
}

/**
 * The order confirmation: the items, prices and information required by law. The recipient may not be the shopper, so of what was typed it
 * quotes only names, the postcode and a plain order reference; the order's page shows the rest.
 */
export function confirmationMail(order: Order, companyDetails: CompanyDetails): Mail {
  const name = mailName(order.contact.firstName);
  return layOut(
    {
      to: order.contact.email,
      subject: `Your ${companyDetails.shopName} order ${order.number}`,
      greeting: `Thank you for your order${name && `, ${name}`}.`,
      paragraphs: [
        `We’ve received your order and reserved your items. Your order number is ${order.number}, placed on ${formatLondonTime(order.placedAt)}.`,
      ],
      button: orderButton(order),
      sections: confirmationSections(order, companyDetails),
    },
    companyDetails,
  );
}
