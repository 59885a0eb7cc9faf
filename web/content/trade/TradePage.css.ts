import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { border, vars } from '../../ui/theme.css.ts';

export const contact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.x8,
  paddingBlock: `${vars.space.x7} ${vars.space.x9}`,
  borderTop: border.hairline,
  '@media': { [media.large]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '72px' } },
});
