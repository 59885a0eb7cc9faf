import type { TestShop } from '../../shop.fixture.ts';
import type { Line, MailBody } from '../orders/checkout.fixture.ts';

export interface AccountBody {
  email: string;
  pending_email: string | null;
  newsletter: boolean;
  default_address_id: string | null;
  addresses: { id: string; address1: string; first_name: string }[];
}

export interface SignedIn {
  token: string;
  device_token: string;
  cart_merged: boolean;
  customer: AccountBody;
}

export const PASSWORD = 'a walk by the sea';

let registered = 0;

/** A registration with a new email address each time. */
export const registration = (more: Record<string, unknown> = {}) => ({
  email: `shopper${(registered += 1)}@shopper.example`,
  password: PASSWORD,
  first_name: 'Ada',
  last_name: 'Byron',
  phone: '02079460111',
  postcode: 'SE1 0ZZ',
  address1: '1 Lamp Street',
  address2: '',
  city: 'London',
  country: 'United Kingdom',
  ...more,
});

/** Requests that tests make for accounts. */
export function accounts(shop: TestShop) {
  return {
    async register(more: Record<string, unknown> = {}) {
      const body = registration(more);
      const { body: answer } = await shop.send<SignedIn>('POST', '/create_account', body);
      return { ...answer, email: body.email };
    },
    logIn: (email: string, password: string, more: Record<string, unknown> = {}) =>
      shop.send<SignedIn & { code?: string; detail?: string }>('POST', '/login', { email, password, ...more }),
    isValid: async (token: string) => (await shop.get(`/validate_user?token=${token}`)).status === 200,
    info: async (token: string) => (await shop.get<AccountBody>(`/account/info?token=${token}`)).body,
    lines: async (token: string) =>
      (await shop.get<{ cart: { items: Line[] } }>(`/cart?token=${token}`)).body.cart.items,
    /** The mails to an address, without the welcome mail of its registration. */
    mails: async (to: string) =>
      (await shop.get<MailBody[]>('/outbox')).body.filter(
        (mail) => mail.to === to && !mail.subject.startsWith('Welcome to'),
      ),
    /** The token in the newest link mailed to the address; empty when there is none. */
    linkIn: async (to: string) => {
      const { body } = await shop.get<MailBody[]>('/outbox');
      return body.flatMap((mail) => (mail.to === to ? (/#token=([\w-]+)/.exec(mail.text)?.[1] ?? []) : []))[0] ?? '';
    },
    add: async (items: readonly unknown[], token = '') =>
      (await shop.send<{ token: string }>('POST', `/add_to_cart?token=${token}`, { items })).body.token,
  };
}
