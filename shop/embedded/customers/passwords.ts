import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createSlots, type SlotLimits } from '@storefront/domain/process/slots.ts';
import { normalPassword } from '../accounts/password.rules.ts';

/** argon2id cost. OWASP's minimum: stronger settings would let a few sign-ins block the shop. */
export interface HashSettings {
  /** KiB. */
  memory: number;
  passes: number;
  lanes: number;
}

export const hashSettings: HashSettings = { memory: 19_456, passes: 2, lanes: 1 };

/**
 * libuv's pool has four threads, shared with images and files. A change of password hashes twice and the gateway waits
 * 15 seconds: two waits fit. Our choices: the specification sets none.
 */
const slotsFor = (atOnce: number, waiting: number): SlotLimits => ({
  atOnce,
  atOncePerKey: atOnce,
  waiting,
  waitingPerKey: waiting,
  waitMilliseconds: 7_000,
});
const STRANGERS = slotsFor(2, 62);
const KNOWN = slotsFor(1, 15);
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const argon2Hash = promisify(argon2);

export interface HashCaller {
  /** Callers take turns by it: the account of a known caller, the network of any other. */
  key: string;
  /** Known callers, who have signed in before, never queue behind others. */
  isKnown: boolean;
}

/** Throws a BusyError when the queue is full. */
export interface Passwords {
  hash(password: string, caller: HashCaller): Promise<string>;
  /** Takes as long without a hash, so that timing does not reveal which accounts exist. */
  fits(password: string, kept: string | null, caller: HashCaller): Promise<boolean>;
  /** Whether the hash has weaker settings than the current ones. */
  isDated(kept: string): boolean;
}

export function createPasswords(
  settings: HashSettings = hashSettings,
  hash: typeof argon2Hash = argon2Hash,
): Passwords {
  const queues = { strangers: createSlots(STRANGERS), known: createSlots(KNOWN) };

  const derive = (
    password: string,
    salt: Buffer,
    { memory, passes, lanes }: HashSettings,
    { key, isKnown }: HashCaller,
  ): Promise<Buffer> =>
    queues[isKnown ? 'known' : 'strangers'].run(key, null, () =>
      hash('argon2id', {
        message: normalPassword(password),
        nonce: salt,
        parallelism: lanes,
        tagLength: HASH_BYTES,
        memory,
        passes,
      }),
    );

  return {
    async hash(password, caller) {
      const salt = randomBytes(SALT_BYTES);
      return written(settings, salt, await derive(password, salt, settings, caller));
    },
    async fits(password, kept, caller) {
      const known = kept === null ? null : read(kept);
      const salt = known?.salt ?? randomBytes(SALT_BYTES);
      const made = await derive(password, salt, known?.settings ?? settings, caller);
      return known !== null && made.length === known.hash.length && timingSafeEqual(made, known.hash);
    },
    isDated(kept) {
      const known = read(kept)?.settings;
      return !known || known.memory < settings.memory || known.passes < settings.passes || known.lanes < settings.lanes;
    },
  };
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/={1,2}$/, '');

/** In the PHC string format. */
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
