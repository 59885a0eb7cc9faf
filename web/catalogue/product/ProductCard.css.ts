import { globalStyle, style, createVar } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { CONTAINER } from '../../ui/price/PriceFigures.css.ts';
import { border, vars } from '../../ui/theme.css.ts';
import {
  boundedStack,
  clampTo,
  covering,
  eased,
  ellipsis,
  eyebrowText,
  finePrint,
  gridOf,
  plainLink,
  softText,
  stack,
  wrappingRow,
} from '../../ui/patterns.css.ts';

/** From top to bottom, shared by the cards of a grid row. */
const rows = { picture: 1, brand: 2, name: 3, price: 4, data: 5, swatches: 6, stock: 7, action: 8 };

export const CARD_ROWS = 8;

const canHover = '(hover: hover) and (pointer: fine)';
const noMotion = '(prefers-reduced-motion: reduce)';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridRow: '1 / -1',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const picture = style({
  position: 'relative',
  gridArea: `${rows.picture} / 1`,
  overflow: 'hidden',
  background: vars.color.wash,
  borderRadius: vars.radius.control,
});

export const corner = style({ position: 'absolute', top: vars.space.x3, left: vars.space.x3 });

export const ribbon = style({
  ...eyebrowText,
  display: 'inline-block',
  paddingBlock: '3px',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sale,
  color: vars.color.paper,
  lineHeight: 1.3,
});

export const brand = style({
  ...eyebrowText,
  gridRow: rows.brand,
  paddingTop: vars.space.x2,
  '@media': { [media.medium]: { paddingTop: vars.space.x4 } },
  color: vars.color.brass,
  lineHeight: 1.5,
});

export const name = style({
  gridRow: rows.name,
  paddingTop: vars.space.x1,
  fontFamily: vars.font.sans,
  fontSize: vars.text.x16,
  fontWeight: 500,
  lineHeight: 1.4,
  // Reserves two lines for names, so that prices in a row line up.
  '@media': { [media.small]: { minHeight: `calc(2 * 1.4 * ${vars.text.x16} + ${vars.space.x1})` } },
});

export const link = style({
  ...plainLink,
  ...clampTo(2),
  outline: 'none',
  transition: eased('quick', 'color'),
  selectors: {
    [`${card}:hover &`]: { color: vars.color.brass },
    // The link covers the whole card, with the other controls above it.
    '&::after': { ...covering, content: '', borderRadius: vars.radius.control },
    '&:focus-visible::after': { outline: border.focus, outlineOffset: '6px' },
  },
});

export const data = style({
  ...boundedStack(vars.space.x1),
  gridRow: rows.data,
  alignContent: 'start',
  paddingTop: vars.space.x1,
});

const oneLine = { ...ellipsis } as const;

export const attributes = style({
  ...softText,
  ...oneLine,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.4,
});

export const code = style({
  ...finePrint,
  ...oneLine,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.5,
});

export const swatches = style({ ...wrappingRow(vars.space.x2), gridRow: rows.swatches, paddingTop: vars.space.x3 });

export const discs = style({ display: 'flex', gap: vars.space.x2 });

/** As many as fit below the specification's mobile breakpoint. */
export const DISCS_ON_MOBILE = 5;

globalStyle(`${discs} > :nth-child(n + ${DISCS_ON_MOBILE + 1})`, { '@media': { [media.phone]: { display: 'none' } } });

export const more = style({ ...finePrint, whiteSpace: 'nowrap' });

export const mobileOnly = style({ '@media': { [media.medium]: { display: 'none' } } });

export const desktopOnly = style({ display: 'none', '@media': { [media.medium]: { display: 'flex' } } });

export const price = style({
  ...gridOf('minmax(0, 1fr) auto', vars.space.x2),
  alignItems: 'start',
  gridRow: rows.price,
  paddingTop: vars.space.x1,
  containerType: 'inline-size',
  containerName: CONTAINER,
});

// Two prices need the width of a narrow card, so its energy class goes below them.
globalStyle(`html[data-vat="excluded"] ${price} > :not(:first-child)`, {
  '@container': { [`${CONTAINER} (max-width: 299.98px)`]: { gridColumn: 1 } },
});

export const stock = style({
  ...wrappingRow(),
  gridRow: rows.stock,
  justifyContent: 'space-between',
  columnGap: vars.space.x2,
  paddingTop: vars.space.x2,
});

/** A row of its own on touch screens; with a mouse it slides over the bottom of the picture. */
export const action = style({
  ...stack(vars.space.x2),
  position: 'relative',
  zIndex: 1,
  gridRow: rows.action,
  // One below the other where two would be narrower than their labels.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  alignSelf: 'start',
  paddingTop: vars.space.x4,
  '@media': {
    [canHover]: {
      gridArea: `${rows.picture} / 1`,
      alignSelf: 'end',
      padding: vars.space.x3,
      opacity: 0,
      transform: `translateY(${vars.space.x2})`,
      transition: eased('normal', 'opacity', 'transform'),
      selectors: { [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1, transform: 'none' } },
    },
    [noMotion]: { transition: 'none', transform: 'none' },
  },
});

globalStyle(`${action} :is(a, button)`, { paddingInline: vars.space.x1 });

export const quickView = style({ '@media': { '(scripting: none)': { display: 'none' } } });

// The picture belongs to another component, but it zooms when the card is hovered.
globalStyle(`${picture} img`, {
  transition: eased('normal', 'transform'),
  '@media': { [noMotion]: { transition: 'none' } },
});

globalStyle(`${card}:hover ${picture} img`, {
  transform: 'scale(1.02)',
  '@media': { [noMotion]: { transform: 'none' } },
});

const filled = createVar();

/** The Content-Security-Policy forbids style attributes, so that each half star has a rule. */
const byHalfStars = Object.fromEntries(
  Array.from({ length: 11 }, (_, halves) => [
    `&[data-half-stars="${halves}"]`,
    { vars: { [filled]: `${halves * 10}%` } },
  ]),
);

export const rating = style({
  ...wrappingRow(),
  ...finePrint,
  columnGap: vars.space.x2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.5,
  selectors: {
    ...byHalfStars,
    '&::before': {
      // Without an alternative, as the text says the same.
      content: '"★★★★★" / ""',
      background: `linear-gradient(90deg, ${vars.color.brass} ${filled}, ${vars.color.hairline} ${filled})`,
      backgroundClip: 'text',
      WebkitBackgroundClip: 'text',
      color: 'transparent',
      fontSize: vars.text.x14,
      letterSpacing: '0.05em',
    },
  },
});
