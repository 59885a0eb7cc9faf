import { createHash } from 'node:crypto';
import { hasFile, readFolderFile } from '../folder-files.ts';
import { ShopFolderError } from '../shop-folder-error.ts';
import { fileIn, type ShopFolder } from '../shop-folder.ts';

export interface ShopDrawing {
  /** A path that its content names. */
  path: string;
  svg: Buffer;
  /** In units of its own. */
  width: number;
  height: number;
}

const BYTES_MAXIMUM = 200_000;

/** Null where there is none. Throws a `ShopFolderError` for a file that is no SVG of a known size. */
export function readDrawing(folder: ShopFolder | null, name: 'logo.svg' | 'icon.svg'): ShopDrawing | null {
  if (folder === null || !hasFile(folder, name)) return null;
  const { shown: file } = fileIn(folder, name);
  const svg = readFolderFile(folder, name, BYTES_MAXIMUM);
  const [tag] = /<svg\b[^<>]*>/.exec(svg.toString()) ?? [];
  const [, , , width = 0, height = 0] = (
    /\bviewBox\s*=\s*["']\s*([-\d.]+)[\s,]+([-\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag ?? '') ?? []
  ).map(Number);
  if (!(width > 0 && height > 0))
    throw new ShopFolderError({
      file,
      found: tag === undefined ? 'no <svg> element' : tag.slice(0, 60),
      allowed:
        'an SVG with its size in a viewBox, such as <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    });
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
  return { path: `/looks/${name.replace('.svg', '')}-${hash}.svg`, svg, width, height };
}
