import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { size, vars } from '../../ui/theme.css.ts';
import { boundedStack, eyebrowText, inlineRow, squareOf, stack, wrapping } from '../../ui/patterns.css.ts';

export const footer = style({
  backgroundColor: vars.color.band,
  color: vars.color.onGreen,
});

export const newsletter = style({
  ...boundedStack(vars.space.x5),
  paddingBlock: vars.space.x7,
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 520px)',
      alignItems: 'center',
      columnGap: vars.space.x8,
      paddingBlock: vars.space.x8,
    },
  },
});

export const columns = style({
  ...stack(vars.space.x7),
  paddingBlockEnd: vars.space.x8,
  selectors: { '&::before': { content: '""', gridColumn: '1 / -1', borderTop: `1px solid ${vars.color.greenLine}` } },
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.x8 },
    [media.large]: {
      gridTemplateColumns: '1.3fr 1.2fr 1.9fr 1.3fr',
      columnGap: vars.space.x7,
      paddingBlockEnd: vars.space.x9,
    },
  },
});

export const name = style({
  fontFamily: vars.font.serif,
  fontSize: vars.text.x28,
  fontWeight: 480,
  letterSpacing: '-0.015em',
  lineHeight: 1.15,
});

export const words = style({ color: vars.color.onGreenSoft, maxWidth: '34ch' });

export const block = style({ ...stack(vars.space.x3), alignContent: 'start' });

export const title = style({ ...eyebrowText, fontFamily: vars.font.sans, color: vars.color.focusOnGreen });

export const list = style({ display: 'grid', justifyItems: 'start' });

export const twoColumns = style([list, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.x5 }]);

export const link = style({
  ...inlineRow(vars.space.x2),
  minHeight: size.x40,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&:hover': { color: vars.color.focusOnGreen, textDecoration: 'underline' },
    '&:focus-visible': { outlineColor: vars.color.focusOnGreen },
  },
  '@media': { [media.large]: { minHeight: size.x36 } },
});

/** Breaks the email address only when it does not fit. */
export const mail = style([link, { overflowWrap: 'break-word' }]);

export const legal = style({
  borderTop: `1px solid ${vars.color.greenLine}`,
  fontSize: vars.text.x14,
  color: vars.color.onGreenSoft,
});

export const legalRow = style({
  ...stack(vars.space.x3),
  // Leaves room for the "Back to top" button.
  paddingBlock: `${vars.space.x5} ${vars.space.x9}`,
  '@media': { [media.large]: { paddingBlock: `${vars.space.x5} ${vars.space.x6}` } },
});

export const legalLinks = style({ ...wrapping(), columnGap: vars.space.x5 });

export const social = style({ display: 'flex', gap: vars.space.x2, marginInlineStart: `calc(-1 * ${vars.space.x3})` });

export const socialLink = style({
  ...squareOf(size.x44),
  color: vars.color.onGreenSoft,
  selectors: {
    '&:hover': { color: vars.color.focusOnGreen },
    '&:focus-visible': { outlineColor: vars.color.focusOnGreen },
  },
});
