import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { vars } from '../../ui/theme.css.ts';
import { mutedText, stack, warningText } from '../../ui/patterns.css.ts';

export const previous = style({ justifySelf: 'center', display: 'grid' });

export const foot = style({
  ...stack(vars.space.x4),
  justifyItems: 'center',
  textAlign: 'center',
  '@media': { [media.large]: { paddingTop: vars.space.x3 } },
});

export const shown = style({
  ...stack(vars.space.x2),
  ...mutedText,
  justifyItems: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const bar = style({
  width: '200px',
  height: '2px',
  appearance: 'none',
  border: 0,
  background: vars.color.hairline,
  accentColor: vars.color.brass,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.hairline },
    '&::-webkit-progress-value': { background: vars.color.brass },
    '&::-moz-progress-bar': { background: vars.color.brass },
  },
});

export const failed = style(warningText);
