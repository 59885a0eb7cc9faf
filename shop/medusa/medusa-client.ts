import type { Static, TSchema } from 'typebox';
import { CommerceUnavailableError } from '@storefront/embedded/commerce.ts';
import { Compile, type Validator } from 'typebox/compile';

export interface MedusaAccess {
  /** Without a slash at the end. */
  url: string;
  /** Names the sales channel of every call to the Store API. */
  publishableKey: string;
  /** Opens the Admin API. */
  adminKey: string;
}

export interface MedusaCall {
  method?: 'GET' | 'POST' | 'DELETE';
  /** With `/store/`, `/auth/` or `/admin/`; the caller encodes parts from outside. */
  path: string;
  /** Lists are sent as `name[]`. */
  query?: Readonly<Record<string, string | number | readonly string[]>>;
  body?: object;
  /** Calls to the Admin API are made with the key instead. */
  sessionToken?: string | undefined;
}

/** The caller or the configuration is at fault. */
export class MedusaRefusal extends Error {
  override name = 'MedusaRefusal';
  readonly status: number;
  /** Such as `not_found`, `invalid_data` or `not_allowed`. */
  readonly type: string;
  /** Such as `insufficient_inventory`; empty for none. */
  readonly code: string;
  constructor(status: number, { type, code, message }: { type: string; code: string; message: string }) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
  }
}

/** Medusa cannot be reached, failed, or answered what cannot be read. The call may have taken effect. */
export class MedusaUnavailableError extends CommerceUnavailableError {
  override name = 'MedusaUnavailableError';
}

/** Validates the answers. Throws MedusaRefusal and MedusaUnavailableError. */
export type Medusa = <T extends TSchema>(answer: T, call: MedusaCall) => Promise<Static<T>>;

/** The largest answer, a hundred products with their variants and prices, is about 3 MB. */
const LIMITS = { milliseconds: 10_000, bytes: 20_000_000, messageCharacters: 500 };

export function createMedusa({ url, publishableKey, adminKey }: MedusaAccess, limits = LIMITS): Medusa {
  const validators = new WeakMap<TSchema, Validator>();

  async function send({ method = 'GET', path, query = {}, body, sessionToken }: MedusaCall): Promise<unknown> {
    const address = new URL(url + path);
    for (const [name, value] of Object.entries(query))
      if (typeof value === 'object') for (const each of value) address.searchParams.append(`${name}[]`, each);
      else address.searchParams.set(name, String(value));
    const headers: Record<string, string> = { 'x-publishable-api-key': publishableKey };
    if (path.startsWith('/admin/'))
      headers['authorization'] = `Basic ${Buffer.from(`${adminKey}:`).toString('base64')}`;
    else if (sessionToken !== undefined) headers['authorization'] = `Bearer ${sessionToken}`;
    if (body) headers['content-type'] = 'application/json';
    const what = `${method} ${path}`;
    let answer: Response;
    let json: unknown;
    try {
      answer = await fetch(address, {
        method,
        headers,
        body: body ? JSON.stringify(body) : null,
        redirect: 'error',
        signal: AbortSignal.timeout(limits.milliseconds),
      });
      const text = await textOf(answer, limits.bytes);
      // Some calls answer the word Created.
      json = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
    } catch (error) {
      throw new MedusaUnavailableError(`Medusa did not answer ${what}`, { cause: error });
    }
    if (answer.ok) return json;
    const { type, code, message } = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
    const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, limits.messageCharacters) : '');
    if (answer.status >= 500)
      throw new MedusaUnavailableError(`Medusa failed: ${what}: ${answer.status} ${text(message)}`);
    throw new MedusaRefusal(answer.status, { type: text(type), code: text(code), message: text(message) });
  }

  return async (schema, call) => {
    const json = await send(call);
    let validator = validators.get(schema);
    if (!validator) validators.set(schema, (validator = Compile(schema)));
    if (!validator.Check(json)) {
      const [fault] = validator.Errors(json);
      throw new MedusaUnavailableError(
        `Medusa answered ${call.path} with an unexpected shape: ${fault?.instancePath} ${fault?.message}`,
      );
    }
    return json as Static<typeof schema>;
  };
}

/** At most so many bytes. */
async function textOf({ body }: Response, maximum: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maximum) throw new RangeError(`more than ${maximum} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
