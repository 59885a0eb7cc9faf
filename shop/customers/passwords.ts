import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { normalPassword } from './password.rules.ts';

/** How hard a hash is to make. OWASP's minimum for argon2id: stronger ones would let few sign-ins hold up the shop. */
export interface HashSettings {
  /** KiB. */
  memory: number;
  passes: number;
  lanes: number;
}

export const hashSettings: HashSettings = { memory: 19_456, passes: 2, lanes: 1 };

/** Node's pool has four threads, which compressed pages, pictures and files need too: passwords never take more than two of them. */
const HASHES_AT_ONCE = 2;
/** How many may wait: a third of a second's work. Our choice: the specification sets none. */
const WAITING_MAXIMUM = 14;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const argon2Hash = promisify(argon2);

/** So many are signing in that this one must come back. */
export class TooManyHashesError extends Error {
  override name = 'TooManyHashesError';
}

export interface Passwords {
  /** A password as it is kept: its hash, with how it was made. */
  hash(password: string): Promise<string>;
  /** Whether a password is the one that was kept; as slow for an account that is not there (null), so that nobody learns which there are. */
  fits(password: string, kept: string | null): Promise<boolean>;
  /** Whether a hash was made with weaker settings than today's. */
  isDated(kept: string): boolean;
}

/** Hashes two passwords at a time; throws TooManyHashesError when too many wait. `hash` is argon2 itself unless a test counts. */
export function createPasswords(
  settings: HashSettings = hashSettings,
  hash: typeof argon2Hash = argon2Hash,
): Passwords {
  const queue = pLimit(HASHES_AT_ONCE);

  async function derive(password: string, salt: Buffer, { memory, passes, lanes }: HashSettings): Promise<Buffer> {
    if (queue.activeCount + queue.pendingCount >= HASHES_AT_ONCE + WAITING_MAXIMUM)
      throw new TooManyHashesError('Too many passwords are being checked');
    return queue(() =>
      hash('argon2id', {
        message: normalPassword(password),
        nonce: salt,
        parallelism: lanes,
        tagLength: HASH_BYTES,
        memory,
        passes,
      }),
    );
  }

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return written(settings, salt, await derive(password, salt, settings));
    },
    async fits(password, kept) {
      const known = kept === null ? null : read(kept);
      const salt = known?.salt ?? randomBytes(SALT_BYTES);
      const made = await derive(password, salt, known?.settings ?? settings);
      return known !== null && made.length === known.hash.length && timingSafeEqual(made, known.hash);
    },
    isDated(kept) {
      const known = read(kept)?.settings;
      return !known || known.memory < settings.memory || known.passes < settings.passes || known.lanes < settings.lanes;
    },
  };
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** The form that every argon2 program reads. */
function written({ memory, passes, lanes }: HashSettings, salt: Buffer, made: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$${unpadded(salt)}$${unpadded(made)}`;
}

function read(kept: string): { settings: HashSettings; salt: Buffer; hash: Buffer } | null {
  const [, memory, passes, lanes, salt, made] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(kept) ?? [];
  if (!salt || !made) return null;
  return {
    settings: { memory: Number(memory), passes: Number(passes), lanes: Number(lanes) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(made, 'base64'),
  };
}
