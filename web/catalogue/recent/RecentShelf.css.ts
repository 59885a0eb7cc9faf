import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const section = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x4,
  paddingBlock: `${vars.space.x7} ${vars.space.x8}`,
  // The shelf itself is as wide as the section.
  gridTemplateColumns: 'minmax(0, 1fr)',
});
