import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const block = style({ display: 'grid', gap: vars.space.x4 });

export const price = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.x4, rowGap: vars.space.x2 });

export const facts = style({ display: 'grid', gap: vars.space.x2 });

export const delivery = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.x2, color: vars.color.soft, fontSize: vars.text.x14 });

export const limit = style({ color: vars.color.muted });
