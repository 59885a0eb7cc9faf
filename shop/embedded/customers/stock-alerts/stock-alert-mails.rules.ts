import { layOut } from '../../mail/layout.rules.ts';
import type { CompanyDetails, Mail } from '../../mail/mail.ts';

export interface AwaitedItem {
  /** The product's name with the variant's options, such as "Pinnacle Switch, Satin Brass". */
  name: string;
  /** The path of its page, with the variant's options. */
  path: string;
  sku: string;
}

interface Recipient {
  to: string;
  token: string;
}

/** Anyone may have requested it for this address. The token is in the URL's fragment, which no server sees. */
export function alertConfirmMail({ to, token }: Recipient, { name }: AwaitedItem, details: CompanyDetails): Mail {
  return layOut(details, {
    to,
    subject: `Shall we tell you when it’s back? ${name}`,
    greeting: 'Hello,',
    paragraphs: [
      `We received a request to email you when ${name} is back in stock. Please confirm it within seven days.`,
    ],
    button: { path: `/stock-alert#token=${token}`, label: 'Yes, email me' },
    afterwards: [
      'You’ll get one email, once it’s back. The same link takes you off the list. If it wasn’t you, you don’t ' +
        'need to do anything.',
    ],
  });
}

export function backInStockMail(to: string, { name, path }: AwaitedItem, details: CompanyDetails): Mail {
  return layOut(details, {
    to,
    subject: `Back in stock: ${name}`,
    greeting: 'Good news,',
    paragraphs: [`${name} is back in stock. Others may be waiting for it too, and we can’t reserve one for you.`],
    button: { path, label: 'See the product' },
    afterwards: [
      'You asked for this email. It is the only one: we have taken your address off the list for this product.',
    ],
  });
}
