/** The right to cancel under the Consumer Contracts Regulations 2013, with our longer period. One paragraph each. */
export const rightToCancel: readonly string[] = [
  'You may cancel this order without giving any reason, within 14 days of the day on which you, or someone you name, receive the last of the goods, or within 10 working days of it if that is later. If you are buying for a business, the law gives no such right, but please talk to us.',
  'To cancel, tell us so in a clear statement, by email, by telephone or by post. You can use the form below, but you do not have to. It is in time if you send it before the period has ended.',
  'Send the goods back within 14 days of telling us; you bear the cost of returning them. We refund everything that you paid, standard delivery included, within 14 days of having the goods back, or proof that you sent them, the way you paid. We may take off what the goods have lost in value by more handling than it takes to see what they are and that they work.',
  'Goods made to your own specification cannot be cancelled where we said so before you ordered. Nothing here takes away your rights when goods are faulty or not as described.',
];

/** The model cancellation form of Schedule 3 to those regulations; `{trader}` is the addressee. One line each. */
export const cancellationForm: readonly string[] = [
  'To {trader}:',
  'I/We [*] hereby give notice that I/We [*] cancel my/our [*] contract of sale of the following goods [*]:',
  'Order number: {number}',
  'Ordered on [*]/received on [*]:',
  'Name of consumer(s):',
  'Address of consumer(s):',
  'Signature of consumer(s) (only if this form is notified on paper):',
  'Date:',
  '[*] Delete as appropriate',
];
