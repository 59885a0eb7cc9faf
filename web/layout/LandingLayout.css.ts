import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x8,
  paddingBlockEnd: vars.space.x8,
  '@media': { [media.large]: { gap: '104px', paddingBlockEnd: '104px' } },
});
