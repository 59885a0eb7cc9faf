import { style } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';

export const area = style({ paddingBlock: vars.space.x3, lineHeight: 1.5, resize: 'vertical' });
