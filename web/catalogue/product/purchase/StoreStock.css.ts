import { style } from '@vanilla-extract/css';
import { size, vars } from '../../../ui/theme.css.ts';
import { finePrint, gridOf, softText } from '../../../ui/patterns.css.ts';

export const stock = style({ ...gridOf('auto minmax(0, 1fr)', vars.space.x2), ...softText });

export const list = style({ padding: 0, margin: 0, listStyle: 'none' });

export const level = style({ color: vars.color.ink, fontVariantNumeric: 'tabular-nums lining-nums', fontWeight: 600 });

export const summary = style({ minHeight: size.x28, textDecoration: 'underline', textUnderlineOffset: vars.space.x1 });

export const note = style(finePrint);
