import { dramaNumbers } from './drama-numbers.data.ts';

/** The domains that RFC 2606 and RFC 6761 reserve for examples and tests. */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i;

/** Whether a host name is reserved for examples and tests. */
export const isReservedHost = (host: string): boolean => RESERVED.test(host);

/** Whether an email address has a reserved host. */
export const isReservedAddress = (email: string): boolean => isReservedHost(email.slice(email.lastIndexOf('@') + 1));

/** Whether a telephone number, in any notation, is reserved by Ofcom for use in drama. */
export function isDramaNumber(phone: string): boolean {
  const digits = phone
    .replace(/\(0\)/, '')
    .replace(/\D/g, '')
    .replace(/^(?:00)?44/, '0');
  return dramaNumbers.some((start) => digits.startsWith(start));
}

/** Whether a host is this machine's loopback address. */
export const isLoopbackHost = (host: string): boolean => /^(?:127(?:\.\d+){3}|localhost|::1|\[::1\])$/.test(host);
