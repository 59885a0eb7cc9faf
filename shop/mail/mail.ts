/** A mail to be written into the outbox. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Who the shop is to those it writes to: from the deployment's configuration. */
export interface CompanyDetails {
  shopName: string;
  /** The address that shoppers use, without a slash at its end. */
  publicUrl: string;
  phone: string;
  email: string;
  legalName: string;
  companyNumber: string;
  registeredOffice: string;
  vatNumber: string;
  /** The account that bank transfers go to, on one line. */
  bankDetails: string;
}
