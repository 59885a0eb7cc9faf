import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

/** The place of a card's picture. */
export const card = style({ aspectRatio: '1', backgroundColor: vars.color.wash });

export const picture = style({ backgroundSize: 'cover' });

/** As high as the note on the stock, which a suggestion does not have. */
export const line = style({ minHeight: '1lh' });
