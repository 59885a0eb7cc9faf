import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';
import { clampTo, eyebrowText, mutedText, stack, wrapping } from '../ui/patterns.css.ts';

export const page = style({
  ...stack(vars.space.x4),
  justifyItems: 'center',
  paddingBlock: `${vars.space.x7} ${vars.space.x9}`,
  textAlign: 'center',
  '@media': { [media.large]: { paddingBlock: `${vars.space.x8} 120px` } },
});

export const label = style({ ...eyebrowText, color: vars.color.brass });
export const title = style({ maxWidth: '22ch' });
export const words = style({ maxWidth: '52ch', color: vars.color.soft });
/** May be of any length, without a space to break at. */
export const address = style({
  ...mutedText,
  ...clampTo(3),
  maxWidth: '52ch',
});
export const search = style({ ...stack(vars.space.x4), width: 'min(520px, 100%)', paddingBlock: vars.space.x3 });
export const actions = style({
  ...wrapping(vars.space.x3),
  justifyContent: 'center',
  paddingBlockStart: vars.space.x2,
});

export const help = style({ justifySelf: 'stretch', paddingTop: vars.space.x6 });
