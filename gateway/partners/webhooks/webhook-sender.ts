import { isLoopbackHost } from '@storefront/schema/settings/made-up.rules.ts';
import type { Kysely } from 'kysely';
import { Agent, request, type Dispatcher } from 'undici';
import { publicLookup } from '../../upstream/public-address.ts';
import type { PartnerTables } from '../store/partner-tables.ts';
import { claim, markDelivered, markUndelivered, readHeads, type Delivery } from './delivery-store.ts';
import { addressProblem } from './endpoint-address.ts';
import { disableEndpoint, markFailing, markWorking, readActiveEndpoints, type Endpoint } from './endpoint-store.ts';
import { WEBHOOK_LIMITS } from './schedule.rules.ts';
import { signedHeaders } from './signature.rules.ts';

const CLOSE_MILLISECONDS = 1_000;

interface SenderOptions {
  db: Kysely<PartnerTables>;
  now: () => Date;
  /** Whether endpoints on this machine are allowed. */
  allowsLoopback: boolean;
  /** Called when an endpoint is switched off, or cannot be served because the store is unavailable. */
  onFailure(error: unknown): void;
}

/** `isGone`: the endpoint wants no more. */
type Outcome = 'delivered' | 'claimed' | { failure: string; isGone: boolean };

export function createWebhookSender({ db, now, allowsLoopback, onFailure }: SenderOptions) {
  const client = createEndpointClient({ allowsLoopback, now });
  const busy = new Map<string, Promise<void>>();
  let isClosed = false;

  async function send(endpoint: Endpoint, delivery: Delivery): Promise<Outcome> {
    if (!(await claim(db, delivery, now()))) return 'claimed';
    try {
      await client.post(endpoint, delivery);
    } catch (error) {
      const failure = reasonOf(error);
      await markUndelivered(db, delivery, failure, now());
      return { failure, isGone: error instanceof StatusError && error.status === 410 };
    }
    await markDelivered(db, delivery, now());
    return 'delivered';
  }

  /** Until nothing is due or nothing succeeds. Then the endpoint has a pause. */
  async function serve(endpoint: Endpoint): Promise<void> {
    let isFailing = endpoint.failures > 0;
    while (!isClosed) {
      const heads = await readHeads(db, endpoint.id, now());
      const some = heads.slice(0, isFailing ? 1 : WEBHOOK_LIMITS.atOnce);
      if (some.length === 0) return;
      const outcomes = await Promise.all(some.map((delivery) => send(endpoint, delivery)));
      const failed = outcomes.flatMap((outcome) => (typeof outcome === 'object' ? outcome : []));
      const gone = failed.find(({ isGone }) => isGone);
      if (gone) {
        await disableEndpoint(db, endpoint.id, `${gone.failure}: it wants no more events`, now());
        return onFailure(switchedOff(endpoint, gone.failure));
      }
      if (outcomes.includes('delivered')) {
        if (isFailing) await markWorking(db, endpoint.id);
        isFailing = false;
        endpoint = { ...endpoint, failures: 0, failingSince: null };
      } else if (failed[0]) {
        if (await markFailing(db, endpoint, failed[0].failure, now()))
          onFailure(switchedOff(endpoint, failed[0].failure));
        return;
      } else return;
    }
  }

  return {
    /** Sends what is due to every endpoint that is not being served already, and resolves when all are done. */
    async sendDue(): Promise<void> {
      const time = now().toISOString();
      const due = (await readActiveEndpoints(db)).filter(({ id, dueAt }) => dueAt <= time && !busy.has(id));
      await Promise.all(
        due.map((endpoint) => {
          const serving = serve(endpoint)
            .catch(onFailure)
            .finally(() => busy.delete(endpoint.id));
          busy.set(endpoint.id, serving);
          return serving;
        }),
      );
    },
    /** Waits a second for requests in progress; an aborted one is repeated later. */
    async close(): Promise<void> {
      isClosed = true;
      const timer = setTimeout(client.abort, CLOSE_MILLISECONDS);
      await Promise.all(busy.values());
      clearTimeout(timer);
      await client.close();
    },
  };
}

/** Redirects are not followed, and of an answer only the status is read. */
function createEndpointClient({ allowsLoopback, now }: Pick<SenderOptions, 'allowsLoopback' | 'now'>) {
  const timeouts = {
    headersTimeout: WEBHOOK_LIMITS.requestMilliseconds,
    bodyTimeout: WEBHOOK_LIMITS.requestMilliseconds,
    pipelining: 1,
  };
  const openWeb = new Agent({
    ...timeouts,
    connect: { lookup: publicLookup(), timeout: WEBHOOK_LIMITS.requestMilliseconds },
  });
  const thisMachine = new Agent(timeouts);
  const closing = new AbortController();
  return {
    /** Resolves when an endpoint has taken a delivery. */
    async post({ url, secret }: Endpoint, { id, body }: Delivery): Promise<void> {
      const problem = addressProblem(url, { allowsLoopback });
      if (problem !== null) throw new Error(`the address ${problem}`);
      const dispatcher: Dispatcher = isLoopbackHost(new URL(url).hostname) ? thisMachine : openWeb;
      const answer = await request(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'shop-webhooks',
          ...signedHeaders(secret, id, body, now()),
        },
        body,
        dispatcher,
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(WEBHOOK_LIMITS.requestMilliseconds)]),
      });
      answer.body.on('error', () => {}).destroy();
      if (answer.statusCode < 200 || answer.statusCode > 299) throw new StatusError(answer.statusCode);
    },
    abort: () => closing.abort(),
    close: () => Promise.all([openWeb.close(), thisMachine.close()]),
  };
}

const switchedOff = ({ id }: Endpoint, failure: string) => new Error(`The webhook ${id} is switched off: ${failure}`);

class StatusError extends Error {
  override name = 'StatusError';
  readonly status: number;
  constructor(status: number) {
    super(`answered ${status}`);
    this.status = status;
  }
}

/** In one line; the code where an error has one, since some errors of connections have an empty message. */
function reasonOf(error: unknown): string {
  const { code, name, message } = error as { code?: unknown; name?: string; message?: string };
  const text =
    name === 'TimeoutError'
      ? `no answer in ${WEBHOOK_LIMITS.requestMilliseconds / 1_000} s`
      : typeof code === 'string' && !(error instanceof StatusError)
        ? `${code} ${message}`
        : String(message);
  return text.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, WEBHOOK_LIMITS.failureCharacters);
}
