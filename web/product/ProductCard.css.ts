import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

/** The rows of a card, top to bottom; in a grid, cards side by side share them. */
const rows = { picture: 1, brand: 2, name: 3, data: 4, swatches: 5, price: 6, stock: 7, action: 8 };

/** How many rows of its grid a card takes. */
export const CARD_ROWS = 8;

const canHover = '(hover: hover) and (pointer: fine)';
const noMotion = '(prefers-reduced-motion: reduce)';

const clampTo = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;

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

export const ribbon = style({ position: 'absolute', top: vars.space.x3, left: vars.space.x3 });

export const brand = style({
  gridRow: rows.brand,
  paddingTop: vars.space.x4,
  color: vars.color.brass,
  fontSize: vars.text.x12,
  fontWeight: 600,
  letterSpacing: '0.06em',
  lineHeight: 1.5,
});

export const name = style({
  gridRow: rows.name,
  paddingTop: vars.space.x1,
  fontFamily: vars.font.sans,
  fontSize: vars.text.x16,
  fontWeight: 500,
  lineHeight: 1.4,
  // Two lines are reserved where cards have neighbours, so that prices line up whatever the names.
  '@media': { [media.small]: { minHeight: `calc(2 * 1.4 * ${vars.text.x16} + ${vars.space.x1})` } },
});

export const link = style({
  ...clampTo(2),
  color: vars.color.ink,
  textDecoration: 'none',
  outline: 'none',
  transition: `color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    [`${card}:hover &`]: { color: vars.color.brass },
    // The link reaches over the whole card; what can be pressed besides lies above it.
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '6px' },
  },
});

export const data = style({
  display: 'grid',
  gridRow: rows.data,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.x1,
  paddingTop: vars.space.x1,
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const attributes = style({
  ...oneLine,
  color: vars.color.soft,
  fontSize: vars.text.x14,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.4,
});

export const code = style({
  ...oneLine,
  color: vars.color.muted,
  fontSize: vars.text.x12,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.5,
});

export const swatches = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  gridRow: rows.swatches,
  paddingTop: vars.space.x3,
});

export const discs = style({ display: 'flex', gap: vars.space.x2 });

export const disc = style({ display: 'flex' });

export const more = style({ color: vars.color.muted, fontSize: vars.text.x12, whiteSpace: 'nowrap' });

export const mobileOnly = style({ '@media': { [media.medium]: { display: 'none' } } });

export const desktopOnly = style({ display: 'none', '@media': { [media.medium]: { display: 'flex' } } });

export const price = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.x2,
  gridRow: rows.price,
  paddingTop: vars.space.x3,
});

export const stock = style({ gridRow: rows.stock, paddingTop: vars.space.x2 });

/** A row of its own on a touch screen; with a mouse it slides over the foot of the picture. */
export const action = style({
  position: 'relative',
  zIndex: 1,
  gridRow: rows.action,
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: vars.space.x2,
  alignSelf: 'start',
  paddingTop: vars.space.x4,
  '@media': {
    [canHover]: {
      gridArea: `${rows.picture} / 1`,
      alignSelf: 'end',
      padding: vars.space.x3,
      opacity: 0,
      transform: `translateY(${vars.space.x2})`,
      transition: `opacity ${vars.motion.normal} ${vars.motion.ease}, transform ${vars.motion.normal} ${vars.motion.ease}`,
      selectors: { [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1, transform: 'none' } },
    },
    [noMotion]: { transition: 'none', transform: 'none' },
  },
});

// Two buttons share the width of a card: their words stay on one line.
globalStyle(`${action} :is(a, button)`, { paddingInline: vars.space.x1, whiteSpace: 'nowrap' });

/** Only scripts can open it. */
export const quickView = style({ '@media': { '(scripting: none)': { display: 'none' } } });

// The picture is another component's element, reached from here because it moves with the card.
globalStyle(`${picture} img`, {
  transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
  '@media': { [noMotion]: { transition: 'none' } },
});

globalStyle(`${card}:hover ${picture} img`, {
  transform: 'scale(1.02)',
  '@media': { [noMotion]: { transform: 'none' } },
});
