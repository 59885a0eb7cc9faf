import { checksOf, findingsOf, type Finding } from '@storefront/schema/settings/finding.rules.ts';
import { isReservedHost } from '@storefront/schema/settings/made-up.rules.ts';
import type { ShopConfig } from './config.ts';

const orders = checksOf('docs/selling.md#orders');
const medusaSetup = checksOf('docs/medusa.md#from-nothing-to-a-sale');

/** In front of Medusa staff learn of orders there. */
export const settingsFindings = ({ medusa, smtpUrl, mailFrom, email, ordersEmail }: ShopConfig): Finding[] =>
  findingsOf({
    SMTP_URL: orders.must(
      smtpUrl === undefined,
      'There is no mail server: shoppers get no confirmation of their order.',
      'Set SMTP_URL to the server that sends your mails.',
    ),
    MAIL_FROM: orders.must(
      mailFrom !== email && isReservedHost(mailFrom),
      'The sender of mails is made up.',
      'Set MAIL_FROM to an address of yours.',
    ),
    ORDERS_EMAIL: orders.must(
      medusa === null && (ordersEmail === null || isReservedHost(ordersEmail)),
      'Nobody is notified of new orders.',
      'Set ORDERS_EMAIL to the address that receives a mail for each order.',
    ),
    MEDUSA_EVENTS_SECRET: medusaSetup.must(
      medusa?.eventsSecret === null,
      `Medusa tells the shop nothing: no password can be reset, and changes show after ${medusa?.syncMinutes} minutes.`,
      'Put the subscriber into Medusa, and set MEDUSA_EVENTS_SECRET here and there.',
    ),
  });
