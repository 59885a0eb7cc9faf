import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { border, size, vars } from '../../ui/theme.css.ts';
import {
  finePrint,
  mutedText,
  softText,
  spreadRow,
  stack,
  underlined,
  warningText,
  wrapping,
  wrappingRow,
} from '../../ui/patterns.css.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(64px, 18vw, 88px) minmax(0, 1fr)',
  gridTemplateAreas: '"image about" "image quantity" "image foot"',
  gridTemplateRows: 'auto auto 1fr',
  columnGap: vars.space.x4,
  rowGap: vars.space.x3,
  paddingBlock: `${vars.space.x5} ${vars.space.x4}`,
  borderTop: border.hairline,
  selectors: { '&:first-child': { borderTop: 0 } },
});

/** Smaller and indented: an add-on belongs to the line above. */
export const addOn = style([
  line,
  {
    gridTemplateColumns: '56px minmax(0, 1fr)',
    rowGap: vars.space.x2,
    marginInlineStart: vars.space.x5,
    paddingInlineStart: vars.space.x4,
    paddingBlock: vars.space.x4,
    borderTop: 0,
    borderInlineStart: `2px solid ${vars.color.hairline}`,
    marginBottom: vars.space.x4,
  },
]);

const fade = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });

export const added = style({
  position: 'relative',
  isolation: 'isolate',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: `${vars.space.x2} calc(-1 * ${vars.space.x3})`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.wash,
    animation: `${fade} 600ms 2400ms ${vars.motion.ease} both`,
  },
});

export const image = style({
  gridArea: 'image',
  alignSelf: 'start',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
});

export const about = style({ ...stack(vars.space.x1), gridArea: 'about', minWidth: 0 });

export const name = style({
  fontSize: vars.text.x14,
  fontWeight: 560,
  lineHeight: 1.4,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const details = style({ ...finePrint, fontVariantNumeric: 'tabular-nums lining-nums', lineHeight: 1.5 });

export const controls = style({ ...wrappingRow(vars.space.x2), gridArea: 'quantity', justifyContent: 'space-between' });

export const total = style({ marginInlineStart: 'auto' });
// Inc and ex VAT stacked, because there is no room for both in a row.
globalStyle(`li ${total} > *`, { display: 'grid', justifyItems: 'end' });

export const foot = style({
  gridArea: 'foot',
  ...spreadRow(vars.space.x3),
  alignItems: 'baseline',
});

export const each = style({ ...wrapping(vars.space.x1), ...mutedText, alignItems: 'baseline' });
// More specific than the price's own styles, whichever sheet comes last.
globalStyle(`li ${each} *`, { color: 'inherit', fontSize: vars.text.x14, fontWeight: 400 });

export const remove = style({
  ...underlined,
  ...softText,
  flex: 'none',
  minHeight: size.x32,
  paddingBlock: vars.space.x1,
  textDecorationThickness: '1px',
  selectors: { '&:hover': { color: vars.color.brass }, '&:active': { color: vars.color.ink } },
});

export const problem = style({ ...warningText, flexBasis: '100%' });

export const retry = style({
  ...underlined,
  minHeight: size.x24,
  marginInlineStart: vars.space.x2,
  color: vars.color.ink,
  fontWeight: 560,
});

export const steppers = style(stack(vars.space.x2));

export const limit = style(warningText);

export const changed = style({
  ...wrapping(),
  ...warningText,
  flexBasis: '100%',
  alignItems: 'baseline',
  columnGap: vars.space.x1,
});
globalStyle(`li ${changed} *`, { color: 'inherit', fontSize: vars.text.x14 });
