import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { readShopFile } from '../schema/shop-folder/read-shop-file.ts';
import { SAMPLE_FOLDER } from '../schema/shop-folder/shop-folder.ts';
import { FIRST_PORT } from './shops.ts';

const FOLDER = resolve('e2e/fixtures/hook-and-eye');
const DATA_DIR = resolve('test-results/hook-and-eye');
const PORT = FIRST_PORT + 28;
const PICTURES = join(DATA_DIR, 'drawn');
export const ORIGIN = `http://127.0.0.1:${PORT}`;

const environment = {
  ...process.env,
  NODE_ENV: 'production',
  PORT: String(PORT),
  SHOP_DIR: FOLDER,
  DATA_DIR,
  DATABASE_URL: '',
  SHOP_API_URL: '',
  LOG_LEVEL: 'error',
  DEV_OUTBOX: 'true',
  OPEN_GRAPH: 'true',
  ORDERS_EMAIL: 'orders@hookandeye.example',
  PAGES_PER_MINUTE: '100000',
  IMAGES_PER_MINUTE: '1000000',
  REQUESTS_PER_MINUTE: '100000',
};

/** Imports the catalogue as a merchant does, then starts the shop. Returns how to stop it. */
export async function startHookAndEye(): Promise<() => void> {
  rmSync(DATA_DIR, { recursive: true, force: true });
  const products = join(FOLDER, 'products.csv');
  await drawPictures(readFileSync(products, 'utf8'));
  execFileSync(process.execPath, ['scripts/import-catalogue.ts', '--replace', '--images-from', PICTURES, products], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const shop: ChildProcess = spawn(process.execPath, ['main.ts'], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await expect(async () => expect((await fetch(`${ORIGIN}/readyz`)).status).toBe(200)).toPass({ timeout: 60_000 });
  return () => void shop.kill('SIGTERM');
}

/** The colour of the cloth in the fixture's drawings. */
const CLOTH = '#c10747';

/** Draws the pictures that the products name: `shirt-9db7d6.png` is a shirt in cloth of that colour. */
async function drawPictures(csv: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  for (const [file, drawing, colour] of csv.matchAll(/\b([a-z]+)-([0-9a-f]{6})\.png/g)) {
    const svg = readFileSync(join(FOLDER, 'products', `${drawing}.svg`), 'utf8').replaceAll(CLOTH, `#${colour}`);
    await sharp(Buffer.from(svg)).png().toFile(join(PICTURES, file));
  }
}

/** Words of the sample's trade, and its colours. */
const OF_THE_SAMPLE = [
  /\blumen(?!s\b)|\blatch/i,
  /\blighting\b|\blamps?\b|\bpendants?\b|\bbulbs?\b|\bdimm(?:er|ing)|\bchandelier/i,
  /\b(?:light|plug|rocker|dolly|toggle)[- ]switch|\bswitches\b(?! (?:between|it|to)\b)|\bsockets?\b|\belectri/i,
  /\b(?:HB|WR|LV)-[A-Z]{3}/,
  /\bbrass\b|\bdoor (?:handle|furniture)|\bhardware\b|\bhandles\b|\bironmonger/i,
  /\b(?:forty|40) years\b|\bour stores\b|\bbathroom|\bkitchen/i,
  /#?(?:1f3a2e|2c5241|86642a|b8954e|d9b46c|9ccbb2|fbf9f5|e3d3b0)\b/i,
];

/** Keys of `shop.yaml` that name specifications, which other shops' products have too. */
const NAMES: readonly string[] = ['filters', 'facts'];

/** Every text of the sample's `shop.yaml` that no other shop would write. */
const SAMPLE_TEXTS = textsOf(
  Object.entries(readShopFile({ path: SAMPLE_FOLDER, isSample: true })).filter(([key]) => !NAMES.includes(key)),
).filter((text) => text.includes(' ') && !/^(?:Monday|Saturday|\d\d?:)|^Shop by |^From the /.test(text));

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Returns the sample's words and colours in a text, each with its surroundings. */
export function sampleWordsIn(text: string): string[] {
  const found = OF_THE_SAMPLE.flatMap((pattern) => {
    const match = pattern.exec(text);
    return match ? [text.slice(Math.max(0, match.index - 60), match.index + 60)] : [];
  });
  return [...found, ...SAMPLE_TEXTS.filter((sample) => text.includes(sample))];
}
