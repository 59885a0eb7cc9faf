import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  maxWidth: '760px',
  paddingBlock: `${vars.space.x7} ${vars.space.x9}`,
});
