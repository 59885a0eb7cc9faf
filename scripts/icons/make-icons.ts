import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Renders the bitmap icons from the SVG: for home screens, for browsers that need `.ico`, and the card that
 * other sites show for a page without an image. Run it when the SVG changes; commit the result.
 */
const root = join(import.meta.dirname, '../../web/public');
const drawing = readFileSync(join(root, 'favicon.svg'), 'utf8');
const GREEN = '#1F3A2E';
/** Without rounded corners, for systems that round them. */
const square = drawing.replace(/ rx="6"/, '');

const png = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: (72 * width) / 32 })
    .resize({ width, height: width })
    .png({ compressionLevel: 9, palette: true });

mkdirSync(join(root, 'icons'), { recursive: true });
for (const width of [192, 512]) await png(drawing, width).toFile(join(root, `icons/icon-${width}.png`));
await png(square, 180).toFile(join(root, 'icons/apple-touch-icon.png'));

// Maskable icons are cropped to a circle: the lamp stays within the inner 80 %.
const lamp = await png(square, 410).toBuffer();
await sharp({ create: { width: 512, height: 512, channels: 3, background: GREEN } })
  .composite([{ input: lamp }])
  .png({ compressionLevel: 9, palette: true })
  .toFile(join(root, 'icons/icon-maskable-512.png'));

const mark = await png(square, 400).toBuffer();
await sharp({ create: { width: 1200, height: 630, channels: 3, background: GREEN } })
  .composite([{ input: mark }])
  .png({ compressionLevel: 9, palette: true })
  .toFile(join(root, 'icons/card.png'));

/** An .ico file is a small header in front of a PNG. */
const small = await png(drawing, 32).toBuffer();
const table = Buffer.alloc(22);
table.writeUInt16LE(1, 2);
table.writeUInt16LE(1, 4);
table.writeUInt8(32, 6);
table.writeUInt8(32, 7);
table.writeUInt16LE(1, 10);
table.writeUInt16LE(32, 12);
table.writeUInt32LE(small.length, 14);
table.writeUInt32LE(table.length, 18);
writeFileSync(join(root, 'favicon.ico'), Buffer.concat([table, small]));
