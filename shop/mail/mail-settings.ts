import type { CompanyDetails } from './mail.ts';

/** How the shop writes to shoppers. */
export interface MailSettings {
  companyDetails: CompanyDetails;
  /** The mail server to send through; without it mails stay in the outbox. */
  smtpUrl: string | undefined;
  /** The address that mails come from. */
  from: string;
}
