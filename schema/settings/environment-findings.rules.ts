import { NEUTRAL_SHOP } from '../shop-folder/neutral-shop.data.ts';
import { checksOf, findingsOf, type Finding } from './finding.rules.ts';
import { isDramaNumber, isLoopbackHost, isReservedHost } from './made-up.rules.ts';
import type { SharedConfig } from './shared-config.ts';

const opening = checksOf('docs/operating.md#before-you-open');
const proxies = checksOf('docs/operating.md#behind-nginx-or-a-cdn');

/** What follows where a detail is made up, or missing where it is needed. */
const DETAILS = [
  ['bankDetails', 'BANK_DETAILS', 'shoppers are told to pay into it', 'shoppers are not told where to pay'],
  ['vatNumber', 'VAT_NUMBER', 'pages and invoices show it', ''],
  ['companyNumber', 'COMPANY_NUMBER', 'pages, mails and invoices must show yours', ''],
  ['legalName', 'LEGAL_NAME', 'pages, mails and invoices must name your company', ''],
  ['registeredOffice', 'REGISTERED_OFFICE', 'pages, mails and invoices must show yours', ''],
  ['shopName', 'SHOP_NAME', 'pages and mails must name your shop', ''],
  ['phone', 'SHOP_PHONE', 'shoppers cannot reach you', ''],
  ['email', 'SHOP_EMAIL', 'shoppers cannot reach you', 'shoppers cannot reach you'],
] as const;

/** The findings about the settings that programs share. The details of `sample`, the sample shop, are made up. */
export function sharedFindings(config: SharedConfig, sample: SharedConfig): Finding[] {
  const { protocol, hostname } = new URL(config.publicUrl);
  const links = config.socialLinks.map(({ url }) => url).join();
  const details = DETAILS.map(([detail, setting, ifMadeUp, ifMissing]) => {
    const value = config[detail];
    const isUsual = [sample[detail], NEUTRAL_SHOP.name].includes(value);
    const problem = opening.must(
      value === '' ? ifMissing !== '' : isUsual || isDramaNumber(value) || isReservedHost(value),
      value === '' ? `There is none: ${ifMissing}.` : `It is made up: ${ifMadeUp}.`,
      'Set it to yours, here or in shop.yaml.',
    );
    return [setting, problem] as const;
  });
  return findingsOf({
    PUBLIC_URL:
      protocol === 'https:'
        ? proxies.must(
            isReservedHost(hostname) || isLoopbackHost(hostname),
            `No shopper can open ${hostname}: pages, mails and feeds link to it.`,
            'Set PUBLIC_URL to the https: address that shoppers use.',
          )
        : proxies.must(
            true,
            'The public address is http: passwords, orders and cookies are sent unencrypted.',
            'Put a proxy with TLS in front (compose.yaml has one); set PUBLIC_URL to the https: address for shoppers.',
          ),
    ...Object.fromEntries(details),
    SOCIAL_LINKS: opening.should(
      links !== '' && links === sample.socialLinks.map(({ url }) => url).join(),
      'The footer links to pages of social networks that do not exist.',
      'Set SOCIAL_LINKS, or social in shop.yaml, to your pages, or to none.',
    ),
  });
}
