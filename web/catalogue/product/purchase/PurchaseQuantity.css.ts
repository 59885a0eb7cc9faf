import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const terms = style({ display: 'grid', gap: vars.space.x3, color: vars.color.soft, fontSize: vars.text.x14 });

export const breaks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 148px), 1fr))',
  gap: '1px',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});

export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x1,
  padding: vars.space.x3,
  backgroundColor: vars.color.wash,
});

export const price = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.x2 });
