import type { CompanyDetails } from './mail.ts';

/** What the shop's mails say of it, from the deployment's configuration. */
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
}: CompanyDetails): CompanyDetails {
  return { shopName, publicUrl, phone, email, legalName, companyNumber, registeredOffice, vatNumber, bankDetails };
}
