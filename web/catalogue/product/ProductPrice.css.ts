import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { vars } from '../../ui/theme.css.ts';
import { stack, wrappingRow } from '../../ui/patterns.css.ts';

export const block = style({ ...stack(vars.space.x2), '@media': { [media.columns]: { gap: vars.space.x4 } } });

export const price = style({ ...wrappingRow(), columnGap: vars.space.x4, rowGap: vars.space.x2 });

export const facts = style(stack(vars.space.x2));
