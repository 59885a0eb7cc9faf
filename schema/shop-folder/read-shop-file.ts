import { existsSync } from 'node:fs';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { hasFile, readFolderFile } from './folder-files.ts';
import { ShopFile } from './shop-file.ts';
import { ShopFolderError } from './shop-folder-error.ts';
import { fileIn, type ShopFolder } from './shop-folder.ts';
import { formatRoundMoney } from '@storefront/domain/money-text.rules.ts';
import type { ShopDispatch } from '@storefront/domain/delivery/dates.rules.ts';
import { dispatchRule } from '@storefront/domain/delivery/dispatch-words.rules.ts';
import { deliveryChargesIn } from './delivery-charges.ts';
import { shopDispatchIn } from './shop-dispatch.ts';

const BYTES_MAXIMUM = 500_000;
const SHOWN_CHARACTERS = 60;

const validator = Compile(ShopFile);

/** Texts depend on whether the shop takes cards. Throws a `ShopFolderError` that names the first fault. */
export function readShopFile(folder: ShopFolder, takesCards = false): ShopFile {
  const { shown: file } = fileIn(folder, 'shop.yaml');
  if (!hasFile(folder, 'shop.yaml'))
    throw new ShopFolderError({ file, found: 'no file', allowed: 'a shop.yaml with a name' });
  const text = readFolderFile(folder, 'shop.yaml', BYTES_MAXIMUM).toString();
  const shop = parseShopFile(text, file, takesCards);
  for (const { picture } of [...(shop.home ?? []), ...(shop.categories ?? [])])
    if (picture !== undefined && !existsSync(fileIn(folder, `pictures/${picture}`).path))
      throw new ShopFolderError({
        file,
        line: text.slice(0, text.indexOf(picture)).split('\n').length,
        found: `picture: "${picture}"`,
        allowed: 'a file in pictures/ beside this file',
      });
  return shop;
}

/** `file` names it in errors. */
export function parseShopFile(text: string, file: string, takesCards = false): ShopFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [fault] = document.errors;
  if (fault)
    throw new ShopFolderError({
      file,
      line: fault.linePos?.[0].line ?? null,
      found: fault.message.split('\n', 1)[0]?.replace(/ at line [^]*$/, '') ?? '',
      allowed: 'YAML',
    });
  const value: unknown = document.toJS({ maxAliasCount: 20 });
  if (validator.Check(value)) {
    const dispatch = shopDispatchIn(value, takesCards);
    const { minimum, maximum } = dispatch.toOrderDays;
    if (minimum > maximum)
      throw new ShopFolderError({
        file,
        line: lineOf(['delivery', 'toOrderDays', 'minimum'], { document, lines }),
        found: `${minimum} to ${maximum} days`,
        allowed: 'a minimum that is at most the maximum',
      });
    return withThreshold(withDispatch(value, dispatch), text, file);
  }
  throw faultOf(value, { document, lines, file });
}

const THRESHOLD = '{freeDeliveryThreshold}';

function withDispatch(shop: ShopFile, dispatch: ShopDispatch): ShopFile {
  return JSON.parse(JSON.stringify(shop).replaceAll('{stockDispatch}', dispatchRule('STANDARD', dispatch))) as ShopFile;
}

function withThreshold(shop: ShopFile, text: string, file: string): ShopFile {
  const { freeFrom } = deliveryChargesIn(shop);
  const json = JSON.stringify(shop);
  if (!json.includes(THRESHOLD)) return shop;
  if (freeFrom === null)
    throw new ShopFolderError({
      file,
      line: text.slice(0, text.indexOf(THRESHOLD)).split('\n').length,
      found: `${THRESHOLD}, but no delivery.freeOver`,
      allowed: 'an amount from which UK mainland delivery is free, in pounds inc VAT, or a text without it',
    });
  return JSON.parse(json.replaceAll(THRESHOLD, formatRoundMoney(freeFrom))) as ShopFile;
}

type Where = { document: Document; lines: LineCounter; file: string };

function faultOf(value: unknown, { document, lines, file }: Where): ShopFolderError {
  // A misspelt key is named before the one that is therefore missing.
  const errors = validator.Errors(value).filter(({ keyword }) => keyword !== 'boolean');
  const error = errors.find(({ keyword }) => keyword !== 'required') ?? errors[0];
  if (!error) return new ShopFolderError({ file, found: shown(value), allowed: 'a name, and more keys' });
  const path = error.instancePath.split('/').slice(1).map(unescapePointer);
  const schema = schemaAt(path);
  const label = (keys: readonly string[]) => keys.join('.');
  const keys = Object.keys(schema.properties ?? {});
  if (error.keyword === 'additionalProperties') {
    const [name = ''] = error.params.additionalProperties;
    return new ShopFolderError({
      file,
      line: lineOf([...path, name], { document, lines }),
      found: label([...path, name]),
      allowed: keys.join(', '),
    });
  }
  if (error.keyword === 'required') {
    const [name = ''] = error.params.requiredProperties;
    return new ShopFolderError({
      file,
      line: lineOf(path, { document, lines }),
      found: `no ${label([...path, name])}`,
      allowed: allowedBy(schemaAt([...path, name])),
    });
  }
  const given = document.getIn(path);
  return new ShopFolderError({
    file,
    line: lineOf(path, { document, lines }),
    found: `${label(path) || 'the file'}: ${shown(isNode(given) ? given.toJS(document) : given)}`,
    allowed: allowedBy(schema),
  });
}

const unescapePointer = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');

interface Part extends TSchema {
  type?: string;
  description?: string;
  properties?: Record<string, Part>;
  items?: Part;
  enum?: readonly string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

function schemaAt(path: readonly string[]): Part {
  return path.reduce<Part>((part, key) => part.items ?? part.properties?.[key] ?? {}, ShopFile);
}

function allowedBy({ type, description, properties, ...limits }: Part): string {
  if (limits.enum) return limits.enum.join(', ');
  const words = {
    string: `a text of at most ${limits.maxLength} characters`,
    number: `a number from ${limits.minimum} to ${limits.maximum}`,
    integer: `a whole number from ${limits.minimum} to ${limits.maximum}`,
    boolean: 'true or false',
    array: `a list of at most ${limits.maxItems}`,
    object: `a group of ${Object.keys(properties ?? {}).join(', ')}`,
  }[type ?? ''];
  return [words, description?.replace(/\.$/, '')].filter(Boolean).join(': ');
}

/** Or of the nearest one around it. */
function lineOf(path: readonly string[], { document, lines }: Pick<Where, 'document' | 'lines'>): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}
