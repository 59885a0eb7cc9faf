import { hashKey, partnerShape, type Partner } from './partner.ts';

/** The partners as they are at one moment. */
export interface Partners {
  /** Whose key it is; null for a key that is unknown, revoked or too old. */
  byKey(key: string, now: Date): Partner | null;
  /** Whether any public key may be used on a site. */
  allowsOrigin(origin: string): boolean;
}

/** The partners as they are now. */
export interface PartnerRegistry extends Partners {
  close(): void;
}

interface RegistryOptions {
  /** Reads all partners from the store. */
  load: () => Promise<readonly unknown[]>;
  /** Told when they could not be read; those that were read last stay. */
  onFailure: (error: unknown) => void;
  /** Partners that live only as long as the process. */
  own?: readonly Partner[];
  everyMilliseconds?: number;
}

/** How soon a new, changed or revoked key is known to every process. */
const EVERY_MILLISECONDS = 2_000;

/** Keeps all partners in memory, they are few, and reads them again every two seconds: no request waits for the store. */
export async function openRegistry({
  load,
  onFailure,
  own = [],
  everyMilliseconds = EVERY_MILLISECONDS,
}: RegistryOptions): Promise<PartnerRegistry> {
  let current = indexPartners(own);
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  async function refresh(): Promise<void> {
    try {
      // One that cannot be read is nobody's key, rather than the end of all others'.
      const partners = (await load()).flatMap((row) => {
        const parsed = partnerShape.safeParse(row);
        if (!parsed.success) onFailure(parsed.error);
        return parsed.success ? [parsed.data] : [];
      });
      current = indexPartners([...partners, ...own]);
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
    close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
    },
  };
}

/** Partners by the hashes of their keys, without those that were revoked. */
export function indexPartners(partners: readonly Partner[]): Partners {
  const active = partners.filter(({ revokedAt }) => revokedAt === null);
  const byHash = new Map(
    active.flatMap((partner) =>
      [partner.keyHash, partner.previousKeyHash].flatMap((hash) => (hash === null ? [] : [[hash, partner] as const])),
    ),
  );
  const origins = new Set(active.flatMap((partner) => (partner.kind === 'public' ? partner.origins : [])));
  return {
    byKey(key, now) {
      const hash = hashKey(key);
      const partner = byHash.get(hash);
      if (!partner || hash === partner.keyHash) return partner ?? null;
      return partner.previousUntil !== null && now.getTime() < Date.parse(partner.previousUntil) ? partner : null;
    },
    allowsOrigin: (origin) => origins.has(origin),
  };
}
