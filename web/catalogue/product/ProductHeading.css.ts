import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { size, vars } from '../../ui/theme.css.ts';
import { eyebrowText, inlineRow, mutedText, softText, stack, wrappingRow } from '../../ui/patterns.css.ts';

export const heading = style({ ...stack(vars.space.x1), '@media': { [media.columns]: { gap: vars.space.x2 } } });

export const brand = style({ ...eyebrowText, color: vars.color.brass });

export const name = style({ fontSize: vars.text.x28, '@media': { [media.large]: { fontSize: vars.text.x36 } } });

export const code = style({ ...mutedText, fontVariantNumeric: 'tabular-nums lining-nums' });

export const brandLink = style({
  ...inlineRow(),
  minHeight: size.x24,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: vars.space.x1 } },
});

export const row = style({ ...wrappingRow(), columnGap: vars.space.x4 });

export const rating = style({
  ...inlineRow(vars.space.x2),
  ...softText,
  minHeight: size.x24,
  '@media': { print: { display: 'none' } },
});

/** Where there is no picker to show it. */
export const printedChoice = style({
  display: 'none',
  fontSize: vars.text.x14,
  '@media': { print: { display: 'block' } },
});
