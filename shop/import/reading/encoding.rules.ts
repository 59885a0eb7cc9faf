/** An encoding that files are read in: a label of the WHATWG Encoding Standard. */
export type Encoding = string;

/** Bytes at the start of a file that are checked for UTF-16. */
const SAMPLE_BYTES = 4_096;

/** The share of zeros among every other byte in UTF-16 of western text. */
const ZEROS_PART = 0.7;

/** Western single-byte encodings: they share most letters, so the detector confuses them. */
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

/** A guess within this factor of the best one counts as equally good. */
const NEARLY = 1.3;

/** Byte counts of a file that is not valid UTF-8. */
export interface ByteStatistics {
  /** Valid multi-byte UTF-8 sequences. */
  sequences: number;
  /** Invalid bytes. */
  strays: number;
  /** The distinct bytes above 127. */
  highBytes: ReadonlySet<number>;
}

/** A guess of the detector, likeliest first. */
export interface EncodingGuess {
  name: string;
  confidence: number;
}

/** Returns the encoding shown by a byte order mark or by UTF-16's zero bytes; null for none. */
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

/** Returns the encoding that an XML declaration names; null for none. */
export function declaredEncoding(beginning: string): Encoding | null {
  return /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(beginning)?.[1]?.toLowerCase() ?? null;
}

/**
 * Decides the encoding of a file that is not valid UTF-8: UTF-8 with a few invalid bytes, or Windows-1252; else the detector's guess. Another
 * western encoding counts as Windows-1252 when all bytes present mean the same letters in both.
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
