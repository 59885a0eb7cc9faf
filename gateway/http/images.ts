import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import sharp from 'sharp';
import { whileUnderWay } from '../rest/once.ts';
import { squareImage, type ExternalImages } from './external-images.ts';

/** The widths that images are made in, in pixels. */
const WIDTHS = new Set([80, 160, 320, 640, 960, 1280, 1536]);

/** Width, path of the source at the shop API; the source's own ending stays, so that it can be found again. */
const OWN_PATH = /^\/images\/(\d{2,4})(\/(?:[\w-]+\/)*[\w-]+\.(?:svg|png|jpe?g|webp))\.webp$/;

/** Width, address of a source elsewhere in base64url. */
const EXTERNAL_PATH = /^\/images\/(\d{2,4})\/external\/([\w-]+)\.webp$/;

const SOURCE_DEADLINE_MILLISECONDS = 10_000;
const SOURCE_BYTES_MAXIMUM = 20_000_000;

/** The drawings' own width: rendering at another width scales the resolution, not a finished picture. */
const DRAWING_WIDTH = 800;
const SVG_DEFAULT_DENSITY = 72;

/** More at once would only keep pages waiting for a core. */
const RENDERS_AT_ONCE = 2;

export interface ImageHandler {
  /** Answers an image request: 404 for a width or source that there is not, 502 when the source's host is in trouble. */
  (request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
}

interface ImageOptions {
  shopOrigin: string;
  /** Where finished images are kept. */
  directory: string;
  external: ExternalImages;
  logger: Pick<Logger, 'warn'>;
}

/** Serves `/images/{width}/{source}.webp`: fetched from the shop API or a host on the list, resized once, kept on disk for good. */
export function createImageHandler({ shopOrigin, directory, external, logger }: ImageOptions): ImageHandler {
  const inTurn = pLimit(RENDERS_AT_ONCE);
  const original = whileUnderWay((source: string) => (source.startsWith('/') ? fetchSource(shopOrigin + source) : external.fetch(source)));

  async function make(source: string, width: number, file: string): Promise<Buffer | null> {
    const picture = await original(source);
    if (!picture) return null;
    const image = await inTurn(() => (source.startsWith('/') ? resize(picture, source, width) : squareImage(picture, width)));
    await mkdir(dirname(file), { recursive: true });
    // Written aside and moved, so that no reader ever meets half an image.
    const temporary = `${file}.${randomUUID()}`;
    await writeFile(temporary, image);
    await rename(temporary, file);
    return image;
  }

  const image = whileUnderWay(async (source: string, width: number): Promise<Buffer | null> => {
    const name = createHash('sha256').update(source).digest('hex').slice(0, 32);
    const file = join(directory, String(width), name.slice(0, 2), `${name}.webp`);
    return (await readFile(file).catch(() => null)) ?? make(source, width, file);
  });

  return async (request, response, path) => {
    const { source, width } = wanted(path, external);
    let body: Buffer | null;
    try {
      body = source !== null && WIDTHS.has(width) ? await image(source, width) : null;
    } catch (error) {
      logger.warn({ source, error }, 'an image could not be made');
      return refuse(response, 502, 'This image cannot be had at the moment');
    }
    if (!body) return refuse(response, 404, 'No such image');
    response.writeHead(200, {
      'content-type': 'image/webp',
      'content-length': body.length,
      'cache-control': 'public, max-age=31536000, immutable',
      // Partners show the pictures of what they sell for us.
      'cross-origin-resource-policy': 'cross-origin',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** What an address asks for: a path at the shop API or a whole address elsewhere, null for neither. */
function wanted(path: string, external: ExternalImages): { source: string | null; width: number } {
  const [, ownWidth, own] = OWN_PATH.exec(path) ?? [];
  if (own) return { source: own, width: Number(ownWidth) };
  const [, width, encoded = ''] = EXTERNAL_PATH.exec(path) ?? [];
  return { source: external.addressOf(Buffer.from(encoded, 'base64url').toString()), width: Number(width) };
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(`${reason}\n`);
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
