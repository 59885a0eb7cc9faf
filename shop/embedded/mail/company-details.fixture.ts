import { OWN_THEME } from '@storefront/schema/shop-folder/looks/theme.ts';
import type { CompanyDetails } from './mail.ts';
import { testCharges } from '@storefront/domain/delivery/charges.fixture.ts';
import { USUAL_DISPATCH } from '@storefront/domain/delivery/dates.rules.ts';

export const testCompanyDetails: CompanyDetails = {
  shopName: 'Lumen & Latch',
  publicUrl: 'https://shop.example',
  phone: '020 7946 0123',
  email: 'sales@shop.example',
  legalName: 'Lumen & Latch Limited',
  companyNumber: '00000000',
  registeredOffice: '1 Example Yard, London, EC1A 1AA',
  vatNumber: 'GB 000 0000 00',
  bankDetails: 'Lumen & Latch Limited, sort code 00-00-00, account 00000000',
  delivery: testCharges,
  dispatch: { ...USUAL_DISPATCH, awaitsTransfer: true },
  returns: { days: 14, workingDays: 10, isFree: false },
  ordersEmail: null,
  colours: OWN_THEME,
};
