import { createHash } from 'node:crypto';
import { compress, decompress, type Encoding } from '../../execution/compression.ts';

/** A rendered page and its headers. Holds its body in the encodings that were asked for, without the plain one once there is another. */
export class MadePage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** When a price on it changes by itself, in milliseconds since 1970; Infinity for never. */
  readonly validUntil: number;
  readonly #bodies: Map<Encoding, Buffer>;

  constructor(
    status: number,
    headers: Readonly<Record<string, string>>,
    html: string,
    validUntil = Number.POSITIVE_INFINITY,
  ) {
    const bytes = Buffer.from(html);
    this.status = status;
    this.headers = headers;
    this.validUntil = validUntil;
    // Weak: the same for every encoding.
    this.etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
    this.#bodies = new Map([['identity', bytes]]);
  }

  /** Bytes of memory at most, once it is compressed: three encodings, none more than a third larger than another. */
  get length(): number {
    const [first] = this.#bodies.values();
    return (first?.length ?? 0) * 4;
  }

  body(encoding: Encoding): Buffer {
    const known = this.#bodies.get(encoding);
    if (known) return known;
    const [[from, bytes] = ['identity', Buffer.alloc(0)] as const] = this.#bodies;
    const plain = decompress(bytes, from);
    const body = compress(plain, encoding);
    if (encoding !== 'identity') {
      this.#bodies.delete('identity');
      this.#bodies.set(encoding, body);
    }
    return body;
  }
}
