import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/breakpoints.ts';
import { size, vars } from '../../../ui/theme.css.ts';
import { centredRow, finePrint, mutedText, outlined, softText, strongLink } from '../../../ui/patterns.css.ts';

const pen = "fill='none' stroke='%23FBF9F5' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'";
const drawing = `viewBox='0 0 18 18' ${pen}%3E%3Cpath d='M4 9.500l3.500 3.500 6.500-7.500'/%3E%3C/svg%3E`;
const tick = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' ${drawing}")`;

export const values = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const long = style({
  maxHeight: '420px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  paddingInlineEnd: vars.space.x2,
});

export const value = style({
  ...centredRow(vars.space.x2),
  ...softText,
  minHeight: size.x44,
  lineHeight: 1.3,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.brass },
    '&:has(:checked)': { color: vars.color.ink, fontWeight: 560 },
    '&:has(:disabled)': { color: vars.color.line, cursor: 'not-allowed' },
  },
  '@media': { [media.large]: { minHeight: size.x32 } },
});

// A page has a hundred values: their parts are styled by element, so that each value has one class.
globalStyle(`${value} > input`, {
  ...outlined,
  flex: 'none',
  width: size.x18,
  height: size.x18,
  appearance: 'none',
  background: vars.color.surface,
  cursor: 'inherit',
});
globalStyle(`${value} > input:checked`, {
  background: `${vars.color.green} ${tick} center / 100%`,
  borderColor: vars.color.green,
});
globalStyle(`${value} > input:disabled`, { background: vars.color.wash, borderColor: vars.color.hairline });
globalStyle(`${value}:hover > input:not(:disabled)`, { borderColor: vars.color.ink });

globalStyle(`${value} > span`, { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' });

globalStyle(`${value} > small`, {
  ...finePrint,
  flex: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 400,
});
globalStyle(`${value}:has(:disabled) > small`, { color: 'inherit' });

globalStyle(`${value} > svg`, {
  width: '16px',
  height: '16px',
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 1px ${vars.color.swatchRing}`,
  strokeWidth: '1.5px',
});
globalStyle(`${value} circle`, { cx: '8px', cy: '8px', r: '7.25px' });

export const search = style({
  ...outlined,
  width: '100%',
  minHeight: size.x40,
  marginBottom: vars.space.x2,
  paddingInline: vars.space.x3,
  background: vars.color.surface,
  fontSize: vars.text.x14,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const none = style(mutedText);

export const more = style({
  ...strongLink,
  justifySelf: 'start',
  minHeight: size.x36,
  fontSize: vars.text.x14,
});
