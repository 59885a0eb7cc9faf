import type { Readable } from 'node:stream';
import chain, { none } from 'stream-chain';
import { parser } from 'stream-json';
import { pick } from 'stream-json/filters/pick.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { streamValues } from 'stream-json/streamers/stream-values.js';
import { printable } from './cell-text.rules.ts';
import { fatal, type Taken } from '../feed.rules.ts';

/** A list in `data`, one item in `data`, a list, or JSON Lines. */
export type JsonLayout = 'page' | 'single' | 'list' | 'lines';

const TEXT_CHARACTERS_MAXIMUM = 1_000_000;

/** A noncharacter, which no text contains. */
const CUT_MARK = '\uFFFF';

/** With its ordinal and the property whose text was truncated; or the error at which the file breaks off. */
export type JsonItem =
  | { kind: 'item'; row: number; item: unknown; cut: string | null }
  | { kind: 'broken'; taken: Taken };

/** One item in memory at a time. */
export async function* readJson(source: Readable, layout: JsonLayout): AsyncGenerator<JsonItem> {
  const texts = boundedTexts();
  const stages = [
    parser({ packStrings: false, streamKeys: false, streamNumbers: false, jsonStreaming: layout === 'lines' }),
    texts.stage,
    ...streamersOf(layout),
  ];
  let row = 0;
  try {
    for await (const { value } of chain([source, ...stages] as Parameters<
      typeof chain
    >[0]) as unknown as AsyncIterable<{ value: unknown }>) {
      row += 1;
      yield { kind: 'item', row, item: value, cut: texts.hasCut() ? cutProperty(value) : null };
    }
  } catch (error) {
    yield {
      kind: 'broken',
      taken: fatal(row + 1, `The file is broken here: ${error instanceof Error ? error.message : String(error)}`),
    };
  }
}

function streamersOf(layout: JsonLayout): unknown[] {
  if (layout === 'page') return [pick({ filter: 'data' }), streamArray()];
  if (layout === 'single') return [pick({ filter: 'data' }), streamValues()];
  return [layout === 'list' ? streamArray() : streamValues()];
}

type Token = { name: string; value?: unknown };

/** Truncates those that are too long. */
function boundedTexts() {
  let hasCut = false;
  let text: string | null = null;
  function stage(token: Token): Token | typeof none {
    if (token.name === 'startString') {
      text = '';
      return none;
    }
    if (text === null) return token;
    if (token.name === 'stringChunk') {
      if (text.length <= TEXT_CHARACTERS_MAXIMUM) text += String(token.value);
      return none;
    }
    if (token.name !== 'endString') return token;
    const isCut = text.length > TEXT_CHARACTERS_MAXIMUM;
    if (isCut) hasCut = true;
    const value: string = isCut ? CUT_MARK : printable(text);
    text = null;
    return { name: 'stringValue', value };
  }
  return { stage, hasCut: () => hasCut };
}

/** Top-level; null for none. */
function cutProperty(item: unknown): string | null {
  if (typeof item !== 'object' || item === null) return null;
  return Object.entries(item).find(([, value]) => isCut(value))?.[0] ?? null;
}

function isCut(value: unknown): boolean {
  if (typeof value === 'string') return value === CUT_MARK;
  return typeof value === 'object' && value !== null && Object.values(value).some(isCut);
}
