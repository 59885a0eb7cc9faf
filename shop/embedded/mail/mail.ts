import type { Theme } from '@storefront/schema/shop-folder/looks/theme.ts';
import type { TextDetails } from '@storefront/domain/shop-text/placeholders.rules.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Shown in mails and on content pages. */
export interface CompanyDetails extends TextDetails {
  /** Gets a mail about each order; null for none. */
  ordersEmail: string | null;
  colours: MailColours;
}

export type MailColours = Pick<Theme, 'light' | 'dark'>;

export type CompanyConfig = Omit<CompanyDetails, 'colours'> & { looks: { theme: MailColours } };

export interface MailSettings {
  companyDetails: CompanyDetails;
  /** Without it mails stay in the outbox. */
  smtpUrl: string | undefined;
  from: string;
}

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
