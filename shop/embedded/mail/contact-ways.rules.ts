import type { CompanyDetails } from './mail.ts';

/** How shoppers reach the shop, within a sentence: "call us on 01603 496 0100 or email hello@shop.example". */
export function contactWays({ phone, email }: Pick<CompanyDetails, 'phone' | 'email'>): string {
  const ways = [...(phone ? [`call us on ${phone}`] : []), ...(email ? [`email ${email}`] : [])];
  return ways.join(' or ') || 'reply to this email';
}

/** The same in writing, where only that will do. */
export const writeTo = ({ email }: Pick<CompanyDetails, 'email'>): string => contactWays({ phone: '', email });
