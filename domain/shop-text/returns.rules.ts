/** How long a shopper can change their mind, and who pays for sending the goods back. */
export interface ReturnTerms {
  /** Days after the goods were received; the law gives 14. */
  readonly days: number;
  /** Working days after that, if they end later; null for none. */
  readonly workingDays: number | null;
  readonly isFree: boolean;
}

/** The law's own terms. */
export const LEGAL_RETURNS: ReturnTerms = { days: 14, workingDays: null, isFree: false };

/** Consumer Contracts Regulations 2013, with the shop's period. One paragraph each. */
export function rightToCancel({ days, workingDays, isFree }: ReturnTerms): string[] {
  const later = workingDays === null ? '' : `, or within ${workingDays} working days of it if that is later`;
  return [
    `You may cancel this order without giving any reason, within ${days} days of the day on which you, or someone ` +
      `you name, receive the last of the goods${later}. If you are buying for a business, the law gives no such ` +
      'right, but please talk to us.',
    'To cancel, tell us so in a clear statement, by email, by telephone or by post. ' +
      'You can use the form below, but you do not have to. It is in time if you send it before the period has ended.',
    `Send the goods back within 14 days of telling us; ${isFree ? 'we pay for' : 'you bear the cost of'} returning ` +
      'them. We refund everything that you paid, standard delivery included, within 14 days of having the goods ' +
      'back, or proof that you sent them, the way you paid. We may take off what the goods have lost in value by ' +
      'more handling than it takes to see what they are and that they work.',
    'Goods made to your own specification cannot be cancelled where we said so before you ordered. ' +
      'Nothing here takes away your rights when goods are faulty or not as described.',
  ];
}
