import { dramaNumbers } from './drama-numbers.data.ts';

/** Names that RFC 2606 and RFC 6761 reserve: nobody can own a host below them. */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i;

/** Whether a host name is one for examples and tests. */
export const isReservedHost = (host: string): boolean => RESERVED.test(host);

/** Whether an email address is at a host for examples and tests. */
export const isReservedAddress = (email: string): boolean => isReservedHost(email.slice(email.lastIndexOf('@') + 1));

/** Whether a telephone number, as it is shown, is one that Ofcom reserves for drama. */
export function isDramaNumber(phone: string): boolean {
  const digits = phone
    .replace(/\(0\)/, '')
    .replace(/\D/g, '')
    .replace(/^(?:00)?44/, '0');
  return dramaNumbers.some((start) => digits.startsWith(start));
}

/** Whether an address leads to this machine alone. */
export const isLoopbackHost = (host: string): boolean => /^(?:127(?:\.\d+){3}|localhost|::1|\[::1\])$/.test(host);
