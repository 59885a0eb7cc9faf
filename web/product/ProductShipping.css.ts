import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const shipping = style({ display: 'grid', gap: vars.space.x4, color: vars.color.soft, lineHeight: 1.6 });
