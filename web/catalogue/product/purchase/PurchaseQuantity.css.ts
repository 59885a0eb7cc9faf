import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';
import { softText, stack, wrapping } from '../../../ui/patterns.css.ts';

export const terms = style({ ...stack(vars.space.x3), ...softText });

export const breaks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 148px), 1fr))',
  gap: '1px',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});

export const step = style({
  ...stack(vars.space.x1),
  alignContent: 'start',
  padding: vars.space.x3,
  backgroundColor: vars.color.wash,
});

export const price = style({ ...wrapping(), alignItems: 'baseline', columnGap: vars.space.x2 });
