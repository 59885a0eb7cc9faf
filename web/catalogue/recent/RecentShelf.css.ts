import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';
import { stack } from '../../ui/patterns.css.ts';

export const section = style({
  ...stack(vars.space.x4),
  paddingBlock: `${vars.space.x7} ${vars.space.x8}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

globalStyle(`${section} > button`, { justifySelf: 'start' });
