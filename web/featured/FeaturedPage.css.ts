import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  paddingBlock: `${vars.space.x5} ${vars.space.x8}`,
  '@media': { [media.large]: { paddingBottom: vars.space.x9 } },
});
