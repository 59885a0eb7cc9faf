/** An encoding that files are read in: a label of the WHATWG Encoding Standard. */
export type Encoding = string;

/** Bytes of a file's beginning that tell UTF-16 from UTF-8. */
const SAMPLE_BYTES = 4_096;

/** So large a part of every other byte is zero in UTF-16 of western text. */
const ZEROS_PART = 0.7;

/** Encodings of western single-byte text: they share most letters, so that the detector takes one for another. */
const WESTERN = new Set([
  'ISO-8859-1',
  'ISO-8859-2',
  'ISO-8859-9',
  'windows-1250',
  'windows-1252',
  'windows-1254',
  'windows-1257',
  'windows-1258',
  'ASCII',
]);

/** A guess counts as good as the best one when it is this close to it. */
const NEARLY = 1.3;

/** What a file that is no UTF-8 is made of. */
export interface ByteStatistics {
  /** Letters of several bytes that are valid UTF-8. */
  sequences: number;
  /** Bytes that are not. */
  strays: number;
  /** The bytes above 127 that occur. */
  highBytes: ReadonlySet<number>;
}

/** What a detector takes the text for, the likeliest first. */
export interface EncodingGuess {
  name: string;
  confidence: number;
}

/** The encoding that a file's first bytes announce: a byte order mark, or the zero bytes of UTF-16. Null for none. */
export function announcedEncoding(bytes: Uint8Array): Encoding | null {
  const startsWith = (...mark: number[]) => mark.every((byte, index) => bytes[index] === byte);
  if (startsWith(0xff, 0xfe, 0, 0) || startsWith(0, 0, 0xfe, 0xff)) return 'utf-32';
  if (startsWith(0xff, 0xfe)) return 'utf-16le';
  if (startsWith(0xfe, 0xff)) return 'utf-16be';
  const pairs = Math.floor(Math.min(bytes.length, SAMPLE_BYTES) / 2);
  if (pairs === 0) return null;
  let [even, odd] = [0, 0];
  for (let index = 0; index < pairs * 2; index += 2) {
    if (bytes[index] === 0) even += 1;
    if (bytes[index + 1] === 0) odd += 1;
  }
  if (odd >= pairs * ZEROS_PART && even === 0) return 'utf-16le';
  return even >= pairs * ZEROS_PART && odd === 0 ? 'utf-16be' : null;
}

/** The encoding that an XML declaration names; null for none. */
export function declaredEncoding(beginning: string): Encoding | null {
  return /^\s*<\?xml[^>]*\bencoding=["']([\w.:-]{1,40})["']/.exec(beginning)?.[1]?.toLowerCase() ?? null;
}

/**
 * The encoding of a file that is not valid UTF-8: UTF-8 with a few broken bytes, or Windows-1252; else the name of what it seems to be.
 * Another western encoding counts as Windows-1252 where every byte means the same letter in both.
 */
export function legacyEncoding(
  { sequences, strays, highBytes }: ByteStatistics,
  guesses: readonly EncodingGuess[],
): { encoding: Encoding } | { unreadable: string } {
  if (sequences > strays) return { encoding: 'utf-8' };
  const [best] = guesses;
  const western = guesses.find(({ name }) => name === 'windows-1252' || name === 'ISO-8859-1');
  if (!best || best === western) return { encoding: 'windows-1252' };
  if (!WESTERN.has(best.name)) return { unreadable: best.name };
  const isAsLikely = western !== undefined && western.confidence * NEARLY >= best.confidence;
  return isAsLikely || meanSame(best.name, highBytes) ? { encoding: 'windows-1252' } : { unreadable: best.name };
}

function meanSame(label: string, bytes: ReadonlySet<number>): boolean {
  const all = Uint8Array.from(bytes);
  return label === 'ASCII' || new TextDecoder(label).decode(all) === new TextDecoder('windows-1252').decode(all);
}
