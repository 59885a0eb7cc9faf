import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Looks } from '@storefront/schema/shop-folder/looks/looks.ts';
import { OWN_THEME } from '@storefront/schema/shop-folder/looks/theme.ts';
import { createIcons } from './icons.ts';

const theme = { ...OWN_THEME, light: { ...OWN_THEME.light, band: '#7a1f3d', paper: '#fefefe' } };
const svg = (attributes: string, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const drawing = (text: string, width: number, height: number) => ({ path: '', svg: Buffer.from(text), width, height });
const icon = drawing(svg('viewBox="0 0 32 32"', '<circle cx="16" cy="16" r="16" fill="#00f"/>'), 32, 32);
const logo = drawing(svg('viewBox="0 0 100 20"', '<rect width="100" height="20" fill="#0f0"/>'), 100, 20);

const BLUE = [0, 0, 255, 255];
const GREEN = [0, 255, 0, 255];

const BAND = [122, 31, 61, 255];
const PAPER = [254, 254, 254, 255];
const CLEAR = [expect.any(Number), expect.any(Number), expect.any(Number), 0];

/** The colours of the left upper corner and of the middle. */
async function seen(png: Buffer): Promise<{ size: number[]; corner: number[]; middle: number[] }> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  return {
    size: [info.width, info.height],
    corner: at(0, 0),
    middle: at(info.width >> 1, info.height >> 1),
  };
}

const cases: [
  string,
  Partial<Looks>,
  (icons: ReturnType<typeof createIcons>) => Promise<Buffer>,
  number[],
  number[],
  number[]?,
][] = [
  ['an icon keeps its corners', { icon, logo }, (icons) => icons.rounded(192), [192, 192], CLEAR, BLUE],
  ['or fills them with the band', { icon, logo }, (icons) => icons.full(180), [180, 180], BAND, BLUE],
  ['a logo is on paper', { logo }, (icons) => icons.rounded(512), [512, 512], PAPER, GREEN],
  ['a card is the icon on the band', { icon }, (icons) => icons.card(), [1200, 630], BAND, BLUE],
  ['without either there is the band', {}, (icons) => icons.full(180), [180, 180], BAND],
];

test.each(cases)('%s', async (_, looks, draw, size, corner, middle) => {
  const icons = createIcons({ theme, logo: null, icon: null, ...looks }, 'Hook & Eye');
  expect(await seen(await draw(icons))).toMatchObject({ size, corner, ...(middle && { middle }) });
});

test('an icon without a drawing is the first letter of the name, and the .ico is a PNG in it', async () => {
  const icons = createIcons({ theme, logo: null, icon: null }, '<b>');
  expect(icons.svg.toString()).toContain('>&lt;</text>');
  const ico = await icons.ico();
  expect(ico.readUInt32LE(14)).toBe(ico.length - 22);
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});
