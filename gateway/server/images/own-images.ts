const SOURCE_DEADLINE_MILLISECONDS = 10_000;
const SOURCE_BYTES_MAXIMUM = 20_000_000;

/** Drawings are rasterized at this width and then resized, because rendering at another width would scale the resolution. */
const DRAWING_WIDTH = 800;
const SVG_DEFAULT_DENSITY = 72;

/** Fetches an image from the shop API; null when there is none. */
export async function fetchOwn(url: string, signal: AbortSignal): Promise<Buffer | null> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(SOURCE_DEADLINE_MILLISECONDS)]),
  });
  if (response.status === 404) return null;
  if (!response.ok || !response.body) throw new Error(`Image source answered ${response.status}: ${url}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.length;
    if (bytes > SOURCE_BYTES_MAXIMUM) throw new Error(`Image source is over ${SOURCE_BYTES_MAXIMUM} bytes: ${url}`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export async function resizeOwn(original: Buffer, source: string, width: number): Promise<Buffer> {
  // Loaded for the first image that is not in the cache: libvips holds a dozen megabytes.
  const { default: sharp } = await import('sharp');
  const input = source.endsWith('.svg') ? { density: (SVG_DEFAULT_DENSITY * width) / DRAWING_WIDTH } : {};
  return sharp(original, { ...input, limitInputPixels: 50_000_000 })
    .resize({ width, withoutEnlargement: !source.endsWith('.svg') })
    .webp({ quality: 82, effort: 4 })
    .toBuffer();
}
