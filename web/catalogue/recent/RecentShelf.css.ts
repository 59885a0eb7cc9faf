import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';
import { stack } from '../../ui/patterns.css.ts';

export const section = style({
  ...stack(vars.space.x4),
  justifyItems: 'start',
  paddingBlock: `${vars.space.x7} ${vars.space.x8}`,
  // The shelf itself is as wide as the section.
  gridTemplateColumns: 'minmax(0, 1fr)',
});
