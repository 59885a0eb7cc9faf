import { Check, Errors } from 'typebox/value';
import { hashKey, Partner } from './partner.ts';

export interface Partners {
  /** Null for a key that is unknown, revoked or replaced and past its grace period. */
  byKey(key: string, now: Date): Partner | null;
  /** Whether an active partner's public key lists the origin. */
  allowsOrigin(origin: string): boolean;
  /** The text of an operation that an active partner has registered; null for any other id. */
  operationText(id: string): string | null;
}

interface OperationReads {
  ids(): Promise<readonly { partnerId: string; id: string }[]>;
  /** By id. */
  texts(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

interface RegistryOptions {
  load: () => Promise<readonly unknown[]>;
  operations: OperationReads;
  /** Called for each failed read, after which the last partners read stay valid, and for each invalid partner. */
  onFailure: (error: unknown) => void;
  /** Not in the store, valid until the process ends. */
  temporaryPartners?: readonly Partner[];
  /** The time between reads. Defaults to 2,000. */
  everyMilliseconds?: number;
}

/** New, replaced and revoked keys take effect in every process within this time. */
const EVERY_MILLISECONDS = 2_000;

/** In memory, as partners are few; read every two seconds, so that no request waits for the store. */
export async function openRegistry({
  load,
  operations,
  onFailure,
  temporaryPartners = [],
  everyMilliseconds = EVERY_MILLISECONDS,
}: RegistryOptions): Promise<Partners & { close(): void }> {
  let current = indexPartners(temporaryPartners);
  let texts: ReadonlyMap<string, string> = new Map();
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  async function refresh(): Promise<void> {
    try {
      // An invalid partner must not disable the others.
      const partners = (await load()).flatMap((row) => {
        if (Check(Partner, row)) return [row];
        const [fault] = Errors(Partner, row);
        onFailure(new Error(`A stored partner is invalid: ${fault?.instancePath} ${fault?.message}`));
        return [];
      });
      const all = [...partners, ...temporaryPartners];
      // Keys first, so that one is revoked even while the operations cannot be read.
      current = indexPartners(all, texts);
      texts = await readTexts(operations, partners, texts);
      current = indexPartners(all, texts);
    } catch (error) {
      onFailure(error);
    }
    if (isClosed) return;
    timer = setTimeout(() => void refresh(), everyMilliseconds);
    timer.unref();
  }
  await refresh();

  return {
    byKey: (key, now) => current.byKey(key, now),
    allowsOrigin: (origin) => current.allowsOrigin(origin),
    operationText: (id) => current.operationText(id),
    close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
    },
  };
}

/** Of active partners. Only those that are not held yet are read, because a text never changes. */
async function readTexts(
  operations: OperationReads,
  partners: readonly Partner[],
  held: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const active = new Set(partners.filter(({ revokedAt }) => revokedAt === null).map(({ id }) => id));
  const ids = new Set((await operations.ids()).filter(({ partnerId }) => active.has(partnerId)).map(({ id }) => id));
  const missing = [...ids].filter((id) => !held.has(id));
  const read = missing.length > 0 ? await operations.texts(missing) : null;
  return new Map([...held, ...(read ?? [])].filter(([id]) => ids.has(id)));
}

/** By the hashes of keys, without revoked partners. `texts` are the operations of active ones by id. */
export function indexPartners(partners: readonly Partner[], texts: ReadonlyMap<string, string> = new Map()): Partners {
  const active = partners.filter(({ revokedAt }) => revokedAt === null);
  const byHash = new Map(
    active.flatMap((partner) =>
      [partner.keyHash, partner.previousKeyHash].flatMap((hash) => (hash === null ? [] : [[hash, partner] as const])),
    ),
  );
  const origins = new Set(active.flatMap((partner) => (partner.kind === 'secret' ? [] : partner.origins)));
  return {
    byKey(key, now) {
      const hash = hashKey(key);
      const partner = byHash.get(hash);
      if (!partner || hash === partner.keyHash) return partner ?? null;
      return partner.previousUntil !== null && now.getTime() < Date.parse(partner.previousUntil) ? partner : null;
    },
    allowsOrigin: (origin) => origins.has(origin),
    operationText: (id) => texts.get(id) ?? null,
  };
}
