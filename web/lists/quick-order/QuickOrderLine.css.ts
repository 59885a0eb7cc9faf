import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { notPrinted } from '../../ui/print/printed.css.ts';
import { border, size, vars } from '../../ui/theme.css.ts';

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

export const about = style({
  gridArea: 'about',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.x1,
  minWidth: 0,
});

export const name = style({
  fontSize: vars.text.x14,
  fontWeight: 560,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const sku = style({
  color: vars.color.muted,
  fontSize: vars.text.x12,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});

export const problem = style({ color: vars.color.warn, fontSize: vars.text.x14, overflowWrap: 'anywhere' });

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x1,
  maxWidth: '100%',
  fontSize: vars.text.x14,
});

export const select = style({
  maxWidth: '100%',
  minHeight: size.x44,
  paddingInline: vars.space.x3,
  border: border.line,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
});

export const nearest = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x1,
});

export const quantity = style({
  gridArea: 'quantity',
  // Narrow enough for a message under the stepper to leave the name its width.
  '@media': { [media.medium]: { justifySelf: 'center', maxWidth: '168px' }, print: { justifySelf: 'end' } },
});

export const change = style([
  notPrinted,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.x1,
    '@media': { [media.medium]: { justifyItems: 'center' } },
  },
]);

export const plainQuantity = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

/** In place of the stepper, which does not print. */
export const printedQuantity = style({ display: 'none', '@media': { print: { display: 'block' } } });

export const remove = style({
  minHeight: size.x32,
  color: vars.color.muted,
  fontSize: vars.text.x14,
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
});

export const price = style({
  gridArea: 'price',
  '@media': { [media.medium]: { justifySelf: 'end', textAlign: 'end' } },
});
// Inc and ex VAT stacked, because there is no room for both in a row.
globalStyle(`li ${price} > *`, { '@media': { [media.medium]: { display: 'grid', justifyItems: 'end' } } });
