import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { normalPassword } from '../accounts/password.rules.ts';

/** argon2id cost. OWASP's minimum: stronger settings would let a few sign-ins block the shop. */
export interface HashSettings {
  /** KiB. */
  memory: number;
  passes: number;
  lanes: number;
}

export const hashSettings: HashSettings = { memory: 19_456, passes: 2, lanes: 1 };

/** libuv's pool has four threads, shared with compression, images and files: passwords take at most two. */
const HASHES_AT_ONCE = 2;
/**
 * The longest queue, and the longest expected wait in it, on a machine that is slow. A change of password hashes twice and callers give up
 * after 1.2 seconds: two waits fit. Our choices: the specification sets none.
 */
const WAITING_MAXIMUM = 14;
const WAIT_MILLISECONDS_MAXIMUM = 400;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const argon2Hash = promisify(argon2);

/** The queue of password checks is full: try again later. */
export class TooManyHashesError extends Error {
  override name = 'TooManyHashesError';
}

export interface Passwords {
  /** Returns the password's hash, with its settings and salt. */
  hash(password: string): Promise<string>;
  /** Whether a password matches a hash. Takes as long for no hash (null), so that timing does not reveal which accounts exist. */
  fits(password: string, kept: string | null): Promise<boolean>;
  /** Whether a hash was made with weaker settings than the current ones. */
  isDated(kept: string): boolean;
}

/**
 * Hashes two passwords at a time; throws TooManyHashesError when the queue is full, or so slow that callers would give up before their turn.
 * `hash` defaults to argon2, `now` to a monotonic clock in milliseconds.
 */
export function createPasswords(
  settings: HashSettings = hashSettings,
  hash: typeof argon2Hash = argon2Hash,
  now: () => number = () => performance.now(),
): Passwords {
  const queue = pLimit(HASHES_AT_ONCE);
  /** The duration of the last hash. */
  let hashMilliseconds = 0;

  const isOverloaded = () =>
    queue.activeCount + queue.pendingCount >= HASHES_AT_ONCE + WAITING_MAXIMUM ||
    ((queue.activeCount + queue.pendingCount) / HASHES_AT_ONCE) * hashMilliseconds > WAIT_MILLISECONDS_MAXIMUM;

  async function derive(password: string, salt: Buffer, { memory, passes, lanes }: HashSettings): Promise<Buffer> {
    const tooMany = () => new TooManyHashesError('Too many passwords are being checked');
    if (isOverloaded()) throw tooMany();
    const asked = now();
    return queue(async () => {
      const started = now();
      // Hashes before it took longer than expected.
      if (started - asked > WAIT_MILLISECONDS_MAXIMUM) throw tooMany();
      const made = await hash('argon2id', {
        message: normalPassword(password),
        nonce: salt,
        parallelism: lanes,
        tagLength: HASH_BYTES,
        memory,
        passes,
      });
      hashMilliseconds = now() - started;
      return made;
    });
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

/** Writes a hash in the PHC string format. */
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
