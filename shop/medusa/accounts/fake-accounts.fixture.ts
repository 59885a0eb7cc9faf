import { Compile } from 'typebox/compile';
import { type Medusa, type MedusaCall, MedusaRefusal } from '../medusa-client.ts';

interface Identity {
  password: string;
  customerId: string;
}

type Fields = Record<string, unknown>;

const refuse = (status: number, type: string, message: string) =>
  new MedusaRefusal(status, { type, code: '', message });

const jwt = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

/** A Medusa that answers the calls of accounts as the real 2.21 does. */
export class FakeAccounts {
  readonly identities = new Map<string, Identity>();
  readonly customers = new Map<string, Fields & { addresses: Fields[] }>();
  /** The resets that its event has told of, and that are not used. */
  readonly resets: { email: string; medusaToken: string }[] = [];
  /** Each call, as method and path. */
  readonly calls: string[] = [];
  /** The call that fails before it takes effect. */
  failing: string | null = null;
  #last = 0;

  readonly medusa: Medusa = async (schema, call) => {
    const name = `${call.method ?? 'GET'} ${call.path}`;
    this.calls.push(name);
    if (name === this.failing) throw new Error(`${name} is failing`);
    const answer = this.#answer(name, call);
    if (!Compile(schema).Check(answer)) throw new Error(`Not as expected: ${JSON.stringify(answer)}`);
    return structuredClone(answer) as never;
  };

  #token(email: string): { token: string } {
    const { customerId = '' } = this.identities.get(email) ?? {};
    return { token: jwt({ actor_id: customerId, email, iat: 1_795_700_000, exp: 4_000_000_000 }) };
  }

  #answer(name: string, { body = {}, path, method = 'GET', sessionToken = '', query = {} }: MedusaCall): object {
    const sent = body as Fields;
    const email = String(sent['email']);
    const identity = this.identities.get(email);
    if (name === 'POST /auth/customer/emailpass/register') {
      if (identity && (identity.password !== sent['password'] || identity.customerId !== ''))
        throw refuse(401, 'unauthorized', 'Identity with email already exists');
      this.identities.set(email, { password: String(sent['password']), customerId: '' });
      return this.#token(email);
    }
    if (name === 'POST /auth/customer/emailpass') {
      if (identity?.password !== sent['password']) throw refuse(401, 'unauthorized', 'Invalid email or password');
      return this.#token(email);
    }
    if (name === 'POST /auth/customer/emailpass/reset-password') {
      const address = String(sent['identifier']);
      if (this.identities.has(address)) this.resets.push({ email: address, medusaToken: `reset-${address}` });
      return 'Created' as never;
    }
    if (name === 'POST /auth/customer/emailpass/update') {
      const reset = this.resets.find(({ medusaToken }) => medusaToken === sessionToken);
      const owner = this.identities.get(reset?.email ?? '');
      if (!reset || !owner) throw refuse(401, 'unauthorized', 'Invalid token');
      this.resets.splice(this.resets.indexOf(reset), 1);
      owner.password = String(sent['password']);
      return { success: true };
    }
    const [, id] = /^\/admin\/customers\/(.+)/.exec(path) ?? [];
    const customers = [...this.customers.values()];
    if (name === 'GET /admin/customers')
      return { customers: customers.filter((each) => each['email'] === query['email']) };
    if (name === 'POST /admin/customers') {
      const guest = { ...sent, id: `cus_${(this.#last += 1)}`, addresses: [] };
      this.customers.set(guest.id, guest);
      return { customer: guest };
    }
    if (id !== undefined && method === 'POST') return { customer: Object.assign(this.customers.get(id) ?? {}, sent) };
    if (id !== undefined) {
      this.customers.delete(id);
      for (const [key, each] of this.identities) if (each.customerId === id) this.identities.delete(key);
      return { id, object: 'customer', deleted: true };
    }
    return this.#store(method, path, sent, sessionToken);
  }

  #store(method: string, path: string, sent: Fields, sessionToken: string): object {
    const claims = JSON.parse(Buffer.from(sessionToken.split('.')[1] ?? '', 'base64url').toString()) as Fields;
    if (path === '/store/customers') {
      const id = `cus_${(this.#last += 1)}`;
      this.customers.set(id, { ...sent, id, created_at: '2026-11-26T10:00:00.000Z', addresses: [] });
      const identity = this.identities.get(String(claims['email']));
      if (identity) identity.customerId = id;
      return { customer: this.customers.get(id) };
    }
    const customer = this.customers.get(String(claims['actor_id']));
    if (!customer) throw refuse(401, 'unauthorized', 'Unauthorized');
    if (path === '/store/customers/me') return { customer: Object.assign(customer, sent) };
    const [, id] = /addresses\/(.+)/.exec(path) ?? [];
    const held = customer.addresses.find((each) => each['id'] === id);
    if (id !== undefined && !held) throw refuse(404, 'not_found', `Address with id: ${id} was not found`);
    if (method === 'DELETE') {
      customer.addresses = customer.addresses.filter((each) => each !== held);
      return { id, object: 'address', deleted: true, parent: customer };
    }
    if (sent['is_default_shipping'] === true)
      for (const each of customer.addresses) each['is_default_shipping'] = false;
    if (held) Object.assign(held, sent);
    else customer.addresses.push({ id: `cuaddr_${(this.#last += 1)}`, is_default_shipping: false, ...sent });
    return { customer };
  }
}
