import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';
import { boundedStack } from '../../ui/patterns.css.ts';

export const page = style({
  ...boundedStack(vars.space.x5),
  maxWidth: '760px',
  paddingBlock: `${vars.space.x7} ${vars.space.x9}`,
});
