import type { Theme } from '@storefront/schema/shop-folder/looks/theme.ts';
import type { TextDetails } from '@storefront/domain/shop-text/placeholders.rules.ts';

/** A mail to be stored in the outbox. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The company's details in mails and on content pages, from the configuration. */
export interface CompanyDetails extends TextDetails {
  /** Receives a mail about each order; null for none. */
  ordersEmail: string | null;
  /** The colours of its mails. */
  colours: MailColours;
}

/** The theme's colours, of both schemes. */
export type MailColours = Pick<Theme, 'light' | 'dark'>;

/** What the company's details are picked from. */
export type CompanyConfig = Omit<CompanyDetails, 'colours'> & { looks: { theme: MailColours } };

/** Mail settings of the shop. */
export interface MailSettings {
  companyDetails: CompanyDetails;
  /** The SMTP server's URL; without it mails stay in the outbox. */
  smtpUrl: string | undefined;
  /** The sender's address. */
  from: string;
}

/** Picks the company's details out of the configuration. */
export function companyDetailsOf({
  shopName,
  publicUrl,
  phone,
  email,
  legalName,
  companyNumber,
  registeredOffice,
  vatNumber,
  bankDetails,
  delivery,
  dispatch,
  returns,
  ordersEmail,
  looks,
}: CompanyConfig): CompanyDetails {
  return {
    shopName,
    publicUrl,
    phone,
    email,
    legalName,
    companyNumber,
    registeredOffice,
    vatNumber,
    bankDetails,
    delivery,
    dispatch,
    returns,
    ordersEmail,
    colours: { light: looks.theme.light, dark: looks.theme.dark },
  };
}
