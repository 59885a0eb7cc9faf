import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { border, size, vars } from '../../ui/theme.css.ts';
import { boundedStack, centredRow, gridOf, mutedText, softText, stack, wrappingRow } from '../../ui/patterns.css.ts';

/** Only wide screens and paper have room. */
const wideOnly = {
  display: 'none',
  '@media': { [media.medium]: { display: 'table-cell' }, print: { display: 'table-cell' } },
} as const;

export const page = style({
  ...boundedStack(vars.space.x6),
  maxWidth: '960px',
  paddingBlock: `${vars.space.x5} ${vars.space.x9}`,
  '@media': { print: { gap: vars.space.x5, maxWidth: 'none', paddingBlock: 0 } },
});
export const tools = style({ ...wrappingRow(vars.space.x4), justifyContent: 'space-between' });
export const head = style({
  ...boundedStack(vars.space.x5),
  alignItems: 'start',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    print: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});
export const facts = style(stack(vars.space.x1));
export const fact = style({ ...gridOf('180px minmax(0, 1fr)', vars.space.x4), overflowWrap: 'anywhere' });
export const notice = style({
  padding: vars.space.x4,
  borderInlineStart: `3px solid ${vars.color.accent}`,
  backgroundColor: vars.color.surface,
});
export const parties = style({
  ...gridOf('repeat(auto-fit, minmax(min(100%, 240px), 1fr))', vars.space.x5),
  lineHeight: 1.6,
});
export const heading = style({ paddingBlockEnd: vars.space.x2, fontSize: vars.text.x18 });
/** Paper holds more lines of smaller text. */
export const table = style({
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { fontSize: '9pt', lineHeight: 1.35 } },
});
globalStyle(`${table} :is(th, td)`, { '@media': { print: { paddingBlock: '3pt' } } });
globalStyle(`${table} thead th`, { verticalAlign: 'bottom', whiteSpace: 'normal', overflowWrap: 'normal' });
globalStyle(`${table} tbody th`, { paddingInlineEnd: vars.space.x4 });
const cell = {
  paddingBlock: vars.space.x3,
  borderBlockEnd: border.line,
  fontWeight: 'inherit',
  verticalAlign: 'top',
} as const;
export const description = style({ ...cell, textAlign: 'start', overflowWrap: 'anywhere' });
export const details = style({ ...mutedText, display: 'block', '@media': { print: { fontSize: 'inherit' } } });
export const narrowDetails = style([
  details,
  { '@media': { [media.medium]: { display: 'none' }, print: { display: 'none' } } },
]);
export const wideText = style({
  ...cell,
  ...wideOnly,
  paddingInlineEnd: vars.space.x4,
  textAlign: 'start',
});
export const code = style([wideText, { whiteSpace: 'nowrap' }]);
/** Stays with the first of its lines. */
export const sectionRow = style({ breakInside: 'avoid', breakAfter: 'avoid' });
export const row = style({ breakInside: 'avoid' });
export const section = style({
  paddingBlock: `${vars.space.x5} ${vars.space.x2}`,
  borderBlockEnd: `1px solid ${vars.color.ink}`,
  fontWeight: 600,
  textAlign: 'start',
  whiteSpace: 'pre-line',
});
export const subtotal = style([
  section,
  { fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' },
]);
export const figure = style({ ...cell, paddingInlineStart: vars.space.x4, textAlign: 'end', whiteSpace: 'nowrap' });
export const wideFigure = style([figure, wideOnly]);
export const sums = style({
  ...stack(vars.space.x2),
  justifySelf: 'end',
  width: 'min(100%, 420px)',
  breakInside: 'avoid',
});
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:last-child': {
      paddingBlockStart: vars.space.x2,
      borderBlockStart: `1px solid ${vars.color.ink}`,
      fontWeight: 600,
    },
  },
});
export const brand = style({
  ...centredRow(vars.space.x3),
  paddingBlockEnd: vars.space.x3,
  fontFamily: vars.font.serif,
  fontSize: vars.text.x22,
});
export const logo = style({ flex: 'none', width: 'auto', maxWidth: '260px', height: size.x40, objectFit: 'contain' });
export const terms = style({ ...stack(vars.space.x2), maxWidth: '80ch', overflowWrap: 'anywhere' });
export const address = style({ whiteSpace: 'pre-line' });
export const payment = style(softText);
