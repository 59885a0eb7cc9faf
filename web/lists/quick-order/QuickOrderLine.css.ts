import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { notPrinted } from '../../ui/print/printed.css.ts';
import { border, size, vars } from '../../ui/theme.css.ts';
import {
  boundedStack,
  finePrint,
  inputBox,
  mutedText,
  stack,
  underlined,
  warningText,
  wrapping,
} from '../../ui/patterns.css.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gridTemplateAreas: '"image about" "image quantity" "image price"',
  columnGap: vars.space.x4,
  rowGap: vars.space.x2,
  alignItems: 'start',
  paddingBlock: vars.space.x4,
  borderTop: border.hairline,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: '72px minmax(0, 1fr) auto 168px',
      gridTemplateAreas: '"image about quantity price"',
    },
    print: {
      gridTemplateColumns: '56px minmax(0, 1fr) 56px 140px',
      gridTemplateAreas: '"image about quantity price"',
      paddingBlock: vars.space.x2,
    },
  },
});

export const image = style({ gridArea: 'image', overflow: 'hidden', borderRadius: vars.radius.control });

export const about = style({ ...boundedStack(vars.space.x1), gridArea: 'about', justifyItems: 'start', minWidth: 0 });

export const name = style({
  fontSize: vars.text.x14,
  fontWeight: 560,
  lineHeight: 1.4,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const sku = style({ ...finePrint, fontVariantNumeric: 'tabular-nums lining-nums', overflowWrap: 'anywhere' });

export const problem = style({ ...warningText, overflowWrap: 'anywhere' });

export const choice = style({ ...boundedStack(vars.space.x1), maxWidth: '100%', fontSize: vars.text.x14 });

export const select = style({
  ...inputBox,
  maxWidth: '100%',
  minHeight: size.x44,
  paddingInline: vars.space.x3,
  color: vars.color.ink,
});

export const nearest = style({ ...wrapping(vars.space.x2), paddingBlockStart: vars.space.x1 });

export const quantity = style({
  gridArea: 'quantity',
  // Narrow enough for a message under the stepper to leave the name its width.
  '@media': { [media.medium]: { justifySelf: 'center', maxWidth: '168px' }, print: { justifySelf: 'end' } },
});

export const change = style([
  notPrinted,
  { ...stack(vars.space.x1), justifyItems: 'start', '@media': { [media.medium]: { justifyItems: 'center' } } },
]);

export const plainQuantity = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

/** The stepper does not print. */
export const printedQuantity = style({ display: 'none', '@media': { print: { display: 'block' } } });

export const remove = style({ ...underlined, ...mutedText, minHeight: size.x32 });

export const price = style({
  gridArea: 'price',
  '@media': { [media.medium]: { justifySelf: 'end', textAlign: 'end' } },
});
// Inc and ex VAT stacked, because there is no room for both in a row.
globalStyle(`li ${price} > *`, { '@media': { [media.medium]: { display: 'grid', justifyItems: 'end' } } });
