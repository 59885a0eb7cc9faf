/** The settings of a shop that is ready to sell. */
export const READY = {
  SHOP_DIR: 'e2e/fixtures/hook-and-eye',
  PUBLIC_URL: 'https://shop.brightside.co.uk',
  TRUSTED_PROXIES: '1',
  SHOP_NAME: 'Brightside',
  SHOP_PHONE: '020 7123 4567',
  SHOP_EMAIL: 'sales@brightside.co.uk',
  SOCIAL_LINKS: 'none',
  LEGAL_NAME: 'Brightside Lighting Limited',
  COMPANY_NUMBER: '01234567',
  REGISTERED_OFFICE: '2 High Street, Leeds, LS1 4AP',
  VAT_NUMBER: 'GB 123 4567 89',
  BANK_DETAILS: 'Brightside Lighting Limited, sort code 20-10-30, account number 12345678',
  SMTP_URL: 'smtps://brightside:secret-of-mail@smtp.brightside.co.uk',
  ORDERS_EMAIL: 'orders@brightside.co.uk',
};
