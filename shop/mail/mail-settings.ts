import type { CompanyDetails } from './mail.ts';

/** Mail settings of the shop. */
export interface MailSettings {
  companyDetails: CompanyDetails;
  /** The SMTP server's URL; without it mails stay in the outbox. */
  smtpUrl: string | undefined;
  /** The sender's address. */
  from: string;
}
