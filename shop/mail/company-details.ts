import type { CompanyDetails } from './mail.ts';

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
  ordersEmail,
}: CompanyDetails): CompanyDetails {
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
    ordersEmail,
  };
}
