import { isLoopbackHost } from '@storefront/schema/settings/made-up.rules.ts';
import { privateAddressOf } from '../../upstream/public-address.ts';

const ADDRESS_CHARACTERS_MAXIMUM = 1_000;

/** Null when events can be sent there. Names are checked again whenever they are looked up. */
export function addressProblem(text: string, { allowsLoopback }: { allowsLoopback: boolean }): string | null {
  if (text.length > ADDRESS_CHARACTERS_MAXIMUM) return `is longer than ${ADDRESS_CHARACTERS_MAXIMUM} characters`;
  if (!URL.canParse(text)) return 'is no URL such as https://partner.example/hooks';
  const url = new URL(text);
  if (url.username || url.password) return 'must not have a user or password: messages are signed';
  if (url.hash) return 'must not have a fragment';
  if (isLoopbackHost(url.hostname) && /^https?:$/.test(url.protocol))
    return allowsLoopback ? null : 'is on this machine, which production does not allow';
  if (url.protocol !== 'https:') return 'must start with https://';
  const address = privateAddressOf(url);
  return address === null ? null : `${address} is not a public address`;
}
