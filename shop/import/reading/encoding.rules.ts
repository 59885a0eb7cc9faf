/** A label of the WHATWG Encoding Standard. */
export type Encoding = string;

/** Checked for UTF-16. */
const SAMPLE_BYTES = 4_096;

/** Zeros among every other byte in UTF-16 of western text. */
const ZEROS_PART = 0.7;

/** They share most letters, so the detector confuses them. */
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

const NEARLY = 1.3;

/** Of a file that is not valid UTF-8. */
export interface ByteStatistics {
  /** Valid multi-byte sequences. */
  sequences: number;
  strays: number;
  /** Distinct bytes above 127. */
  highBytes: ReadonlySet<number>;
}

/** Likeliest first. */
export interface EncodingGuess {
  name: string;
  confidence: number;
}

/** By a byte order mark or by UTF-16's zero bytes; null for none. */
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

/** Null for none. */
export function declaredEncoding(beginning: string): Encoding | null {
  return /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(beginning)?.[1]?.toLowerCase() ?? null;
}

/** UTF-8 with few invalid bytes, Windows-1252, or the detector's guess, unless Windows-1252 gives the same letters. */
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
