import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const section = style({ display: 'grid', gap: vars.space.x4, maxWidth: '760px' });

export const heading = style({ fontSize: vars.text.x22 });

export const answer = style({ maxWidth: '68ch', color: vars.color.soft, lineHeight: 1.55 });
