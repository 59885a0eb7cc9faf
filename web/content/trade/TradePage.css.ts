import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { border, vars } from '../../ui/theme.css.ts';
import { boundedStack } from '../../ui/patterns.css.ts';

export const contact = style({
  ...boundedStack(vars.space.x8),
  alignItems: 'start',
  paddingBlock: `${vars.space.x7} ${vars.space.x9}`,
  borderTop: border.hairline,
  '@media': { [media.large]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '72px' } },
});
