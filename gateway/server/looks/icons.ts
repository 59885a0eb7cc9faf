import sharp, { type Sharp } from 'sharp';
import type { Looks } from '@storefront/schema/shop-folder/looks/looks.ts';
import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';

const CARD = { width: 1200, height: 630 };
const CARD_MARK = { width: 800, height: 400 };

/** From `icon.svg` on the band's colour, else the logo on paper, else the first letter of the name. */
export function createIcons({ theme, logo, icon }: Looks, shopName: string) {
  const ground = icon || !logo ? theme.light.band : theme.light.paper;
  const source = icon?.svg ?? logo?.svg ?? letter(shopName, theme.light.band, theme.light.onGreen);

  /** The drawing, as large as fits. */
  const fitted = (svg: Buffer, width: number, height: number) =>
    sharp(svg, { density: densityOf(icon ?? logo ?? { width: 32, height: 32 }, width, height) }).resize({
      width,
      height,
      fit: 'contain',
      background: '#0000',
    });
  const png = (image: Sharp) => image.png({ compressionLevel: 9, palette: true }).toBuffer();
  const onGround = async (size: { width: number; height: number }, mark: { width: number; height: number }) =>
    png(
      sharp({ create: { ...size, channels: 3, background: ground } }).composite([
        { input: await fitted(source, mark.width, mark.height).png().toBuffer() },
      ]),
    );
  const square = (width: number) => ({ width, height: width });
  const rounded = (width: number) =>
    icon || !logo ? png(fitted(source, width, width)) : onGround(square(width), square(Math.round(width * 0.8)));
  return {
    svg: source,
    /** With the icon's own corners. */
    rounded,
    /** Without transparent corners, for systems that round them. */
    full: (width: number) => onGround(square(width), square(icon || !logo ? width : Math.round(width * 0.8))),
    /** For systems that crop icons to a circle: the icon within the inner 80 %. */
    maskable: (width: number) => onGround(square(width), square(Math.round(width * (icon || !logo ? 0.8 : 0.6)))),
    /** What other sites show for a page without an image. */
    card: () => onGround(CARD, icon ? square(CARD_MARK.height) : CARD_MARK),
    /** For old browsers. */
    ico: async () => icoOf(await rounded(32)),
  };
}

/** The resolution at which a drawing has as many pixels as it is shown with. */
function densityOf(drawing: { width: number; height: number }, width: number, height: number): number {
  return Math.min(2400, Math.max(1, 72 * Math.min(width / drawing.width, height / drawing.height)));
}

function letter(name: string, ground: string, ink: string): Buffer {
  return Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" ' +
      `fill="${ground}"/><text x="16" y="23" text-anchor="middle" font-family="Georgia,serif" font-size="20" ` +
      `fill="${ink}">${escapeHtml(String.fromCodePoint(name.codePointAt(0) ?? 32).toUpperCase())}</text></svg>`,
  );
}

/** A small header in front of a PNG of 32 pixels. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
