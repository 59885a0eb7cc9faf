import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';
import { stack } from '../../ui/patterns.css.ts';

export const page = style({
  ...stack(vars.space.x5),
  alignContent: 'start',
  paddingBlock: `${vars.space.x4} ${vars.space.x9}`,
});
