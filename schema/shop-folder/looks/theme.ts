import { createHash } from 'node:crypto';
import { CssSyntaxError, parse, type ChildNode, type Declaration, type Root } from 'postcss';
import { darkColours, lightColours, type ColourName } from '@storefront/domain/theme/theme.data.ts';
import { tokenName } from '@storefront/domain/theme/token-name.rules.ts';
import { hasFile, readFolderFile } from '../folder-files.ts';
import { ShopFolderError } from '../shop-folder-error.ts';
import { fileIn, type ShopFolder } from '../shop-folder.ts';

export interface Theme {
  light: Readonly<Record<ColourName, string>>;
  dark: Readonly<Record<ColourName, string>>;
  /** The style sheet that overrides the storefront's own, at a path that its content names; null for none. */
  sheet: { path: string; css: string } | null;
}

export const OWN_THEME: Theme = { light: lightColours, dark: darkColours, sheet: null };

const BYTES_MAXIMUM = 50_000;

const COLOUR = /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|rgb\([\d\s.,%/]{5,60}\)|transparent)$/i;

/** The same in both schemes. */
export const OTHERS: Readonly<Record<string, { pattern: RegExp; allowed: string }>> = {
  '--font-serif': {
    pattern: /^[\w\s,'"-]{1,300}$/,
    allowed: "fonts that devices have, such as Georgia, 'Times New Roman', serif",
  },
  '--font-sans': {
    pattern: /^[\w\s,'"-]{1,300}$/,
    allowed: "fonts that devices have, such as 'Gill Sans', Arial, sans-serif",
  },
  '--radius-control': { pattern: /^\d{1,2}px$/, allowed: 'pixels, such as 8px' },
};

/** By custom property. */
export const COLOURS = new Map(
  (Object.keys(lightColours) as ColourName[])
    .filter((name) => name !== 'pictureFilter')
    .map((name) => [`--${tokenName(['color', name])}`, name]),
);

/**
 * Custom properties in `:root`, and in `@media (prefers-color-scheme: dark)`. Read as data: what shoppers get is
 * written anew. Throws a `ShopFolderError` for anything else.
 */
export function readTheme(folder: ShopFolder | null): Theme {
  if (folder === null || !hasFile(folder, 'theme.css')) return OWN_THEME;
  const { shown: file } = fileIn(folder, 'theme.css');
  return themeOf(readFolderFile(folder, 'theme.css', BYTES_MAXIMUM).toString(), file);
}

/** `file` names it in errors. */
export function themeOf(text: string, file: string): Theme {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const node of parsed(text, file).nodes) {
    if (node.type === 'comment') continue;
    if (
      node.type === 'atrule' &&
      node.name === 'media' &&
      /^\(\s*prefers-color-scheme\s*:\s*dark\s*\)$/.test(node.params)
    )
      for (const rule of node.nodes ?? []) readRoot(rule, dark, file, true);
    else readRoot(node, light, file, false);
  }
  const colours = (base: Readonly<Record<ColourName, string>>, given: ReadonlyMap<string, string>) =>
    Object.fromEntries(
      Object.entries(base).map(([name, value]) => [name, given.get(`--${tokenName(['color', name])}`) ?? value]),
    ) as Record<ColourName, string>;
  const theme = { light: colours(lightColours, light), dark: colours(darkColours, dark) };
  const names = [...new Set([...light.keys(), ...dark.keys()])];
  const block = (of: Readonly<Record<ColourName, string>>) =>
    names.flatMap((name) => (COLOURS.has(name) ? [`${name}:${of[COLOURS.get(name) as ColourName]}`] : [])).join(';');
  const others = [...light].filter(([name]) => !COLOURS.has(name)).map(([name, value]) => `${name}:${value}`);
  const css = [
    `:root:root{${[block(theme.light), ...others].filter(Boolean).join(';')}}`,
    `@media screen{:root:root[data-colour-scheme="dark"]{${block(theme.dark)}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:root:not([data-colour-scheme="light"]){${block(theme.dark)}}}`,
  ].join('\n');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 10);
  return { ...theme, sheet: { path: `/looks/theme-${hash}.css`, css } };
}

function parsed(text: string, file: string): Root {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    throw new ShopFolderError({ file, line: error.line ?? null, found: error.reason, allowed: 'CSS' });
  }
}

function readRoot(node: ChildNode, into: Map<string, string>, file: string, isDark: boolean): void {
  if (node.type === 'comment') return;
  const line = node.source?.start?.line ?? null;
  if (node.type !== 'rule' || node.selector !== ':root')
    throw new ShopFolderError({
      file,
      line,
      found: node.toString().split(/[\n{]/, 1)[0]?.trim() ?? '',
      allowed: ':root { … }, and @media (prefers-color-scheme: dark) { :root { … } }',
    });
  for (const declaration of node.nodes)
    if (declaration.type !== 'comment') into.set(...propertyOf(declaration as Declaration, file, isDark));
}

function propertyOf(declaration: Declaration, file: string, isDark: boolean): [name: string, value: string] {
  const { prop: name, value: given, important } = declaration;
  const line = declaration.source?.start?.line ?? null;
  const value = given?.trim();
  const other = isDark || !Object.hasOwn(OTHERS, name ?? '') ? undefined : OTHERS[name];
  if (!other && !COLOURS.has(name))
    throw new ShopFolderError({
      file,
      line,
      found: name ?? declaration.toString(),
      allowed: [...COLOURS.keys(), ...(isDark ? [] : Object.keys(OTHERS))].join(', '),
    });
  const isAllowed = other ? other.pattern.test(value) : COLOUR.test(value);
  if (!isAllowed || important)
    throw new ShopFolderError({
      file,
      line,
      found: `${name}: ${value.slice(0, 60)}${important ? ' !important' : ''}`,
      allowed: other?.allowed ?? 'a colour such as #7A1F3D or rgb(122 31 61 / .5)',
    });
  return [name, value];
}
