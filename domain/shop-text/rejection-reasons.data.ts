/** Reasons to reject a review: the published policy, word for word. Neither opinion nor rating is a reason. */
export const rejectionReasons = {
  'off-topic': 'It is not about the product: it is about a delivery, a price elsewhere, or another product.',
  'not-genuine':
    'It was not written by someone who has used the product: it is paid for, written by us, a maker or a competitor, or copied.',
  abusive: 'It insults, threatens or discriminates against people.',
  'personal-details': 'It gives away personal details, such as a surname, an address or a phone number.',
  advertising: 'It advertises something else or leads to another site.',
  unlawful: 'Publishing it would break the law.',
  unsafe: 'It tells people to do something dangerous or against the law.',
  unreadable: 'It cannot be understood.',
  duplicate: 'The same person has reviewed the product already.',
} as const;

export type RejectionReason = keyof typeof rejectionReasons;
