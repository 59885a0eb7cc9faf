import type { Letterhead } from './mail.ts';

/** What the shop's mails say of it, from the deployment's configuration. */
export function letterheadOf({
  shopName,
  publicUrl,
  phone,
  email,
  legalName,
  companyNumber,
  registeredOffice,
  vatNumber,
  bankDetails,
}: Letterhead): Letterhead {
  return { shopName, publicUrl, phone, email, legalName, companyNumber, registeredOffice, vatNumber, bankDetails };
}
