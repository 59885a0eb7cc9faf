import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';

/** The widths that images are made in, in pixels. */
const WIDTHS = new Set([80, 160, 320, 640, 960, 1280, 1536]);

/** Width, path of the source at the shop API; the source's own ending stays, so that it can be found again. */
const IMAGE_PATH = /^\/images\/(\d{2,4})(\/(?:[\w-]+\/)*[\w-]+\.(?:svg|png|jpe?g|webp))\.webp$/;

const SOURCE_DEADLINE_MILLISECONDS = 10_000;
const SOURCE_BYTES_MAXIMUM = 20_000_000;

/** The drawings' own width: rendering at another width scales the resolution, not a finished picture. */
const DRAWING_WIDTH = 800;
const SVG_DEFAULT_DENSITY = 72;

/** More at once would only keep pages waiting for a core. */
const RENDERS_AT_ONCE = 2;

export interface ImageHandler {
  /** Answers an image request; 404 for a width or source that there is not. */
  (request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
}

/** Serves `/images/{width}/{source}.webp`: fetched from the shop API, resized once, kept on disk for good. */
export function createImageHandler(options: { shopOrigin: string; directory: string }): ImageHandler {
  const making = new Map<string, Promise<Buffer | null>>();
  const inTurn = pLimit(RENDERS_AT_ONCE);

  async function make(source: string, width: number, file: string): Promise<Buffer | null> {
    const original = await fetchSource(options.shopOrigin + source);
    if (!original) return null;
    const image = await inTurn(() => resize(original, source, width));
    await mkdir(dirname(file), { recursive: true });
    // Written aside and moved, so that no reader ever meets half an image.
    const temporary = `${file}.${randomUUID()}`;
    await writeFile(temporary, image);
    await rename(temporary, file);
    return image;
  }

  async function image(source: string, width: number): Promise<Buffer | null> {
    const name = createHash('sha256').update(source).digest('hex').slice(0, 32);
    const file = join(options.directory, String(width), name.slice(0, 2), `${name}.webp`);
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const current = making.get(file);
    if (current) return current;
    const made = make(source, width, file).finally(() => making.delete(file));
    making.set(file, made);
    return made;
  }

  return async (request, response, path) => {
    const [, width, source] = IMAGE_PATH.exec(path) ?? [];
    const body = source && WIDTHS.has(Number(width)) ? await image(source, Number(width)) : null;
    if (!body) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('No such image\n');
      return;
    }
    response.writeHead(200, {
      'content-type': 'image/webp',
      'content-length': body.length,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

async function fetchSource(url: string): Promise<Buffer | null> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(SOURCE_DEADLINE_MILLISECONDS) });
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

function resize(original: Buffer, source: string, width: number): Promise<Buffer> {
  const input = source.endsWith('.svg') ? { density: (SVG_DEFAULT_DENSITY * width) / DRAWING_WIDTH } : {};
  return sharp(original, { ...input, limitInputPixels: 50_000_000 }).resize({ width, withoutEnlargement: !source.endsWith('.svg') }).webp({ quality: 82, effort: 4 }).toBuffer();
}
