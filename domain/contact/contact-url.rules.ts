import { emailOf } from './email.rules.ts';

/** Everyone could read a user and password. */
const isPublic = (url: URL | null) => url !== null && !url.username && !url.password;

/** `mailto:` for an email address, the address of an https page itself; null for anything else. */
export function contactUrlOf(text: string): string | null {
  if (/^https:\/\/[^\s"'<>]+$/.test(text)) return isPublic(URL.parse(text)) ? text : null;
  const email = emailOf(text);
  return email && `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
