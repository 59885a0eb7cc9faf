import { emailOf } from './email.rules.ts';

/** `mailto:` for an email address, the address of an https page itself; null for anything else. */
export function contactUrlOf(text: string): string | null {
  if (/^https:\/\/[^\s"'<>]+$/.test(text)) return URL.canParse(text) ? text : null;
  const email = emailOf(text);
  return email && `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
