/** The model cancellation form of Schedule 3 to the Consumer Contracts Regulations 2013; `{trader}` is the addressee. One line each. */
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
