import { style } from '@vanilla-extract/css';

export const opening = style({ display: 'grid' });
