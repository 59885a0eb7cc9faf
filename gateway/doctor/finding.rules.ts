/** A problem of the shop’s settings, data or machine. */
export interface Finding {
  /** `must`: the shop is not ready to sell until it is fixed. `should`: a recommendation. */
  level: 'must' | 'should';
  /** The variables to set, or the subject in one word. */
  about: string;
  /** The problem, in one sentence. */
  what: string;
  /** The remedy. */
  todo: string;
  /** The section of the documentation that says more. */
  docs: string;
}

type FindingText = [about: string, what: string, todo: string, docs: string];

export const must = (...[about, what, todo, docs]: FindingText): Finding => ({
  level: 'must',
  about,
  what,
  todo,
  docs,
});

export const should = (...text: FindingText): Finding => ({ ...must(...text), level: 'should' });

/** The prefixes, as digits, of the telephone numbers that Ofcom reserves for use in drama. No subscriber has them. */
const dramaNumbers = [
  '01134960',
  '01144960',
  '01154960',
  '01164960',
  '01174960',
  '01184960',
  '01214960',
  '01314960',
  '01414960',
  '01514960',
  '01614960',
  '01632960',
  '01914980',
  '02079460',
  '02896496',
  '02920180',
  '03069990',
  '07700900',
  '08081570',
  '09098790',
] as const;

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
