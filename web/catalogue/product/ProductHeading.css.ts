import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { size, vars } from '../../ui/theme.css.ts';

export const heading = style({
  display: 'grid',
  gap: vars.space.x1,
  '@media': { [media.columns]: { gap: vars.space.x2 } },
});

export const brand = style({
  color: vars.color.brass,
  fontSize: vars.text.x12,
  fontWeight: 600,
  letterSpacing: '0.06em',
});

export const name = style({ fontSize: vars.text.x28, '@media': { [media.large]: { fontSize: vars.text.x36 } } });

export const code = style({
  color: vars.color.muted,
  fontSize: vars.text.x14,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const brandLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.x24,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: vars.space.x1 } },
});

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.x4 });

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: size.x24,
  color: vars.color.soft,
  fontSize: vars.text.x14,
  '@media': { print: { display: 'none' } },
});

/** On paper, where there is no picker to show it. */
export const printedChoice = style({
  display: 'none',
  fontSize: vars.text.x14,
  '@media': { print: { display: 'block' } },
});
