import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x5,
  paddingBlock: `${vars.space.x4} ${vars.space.x9}`,
});
