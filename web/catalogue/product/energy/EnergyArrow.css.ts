import { style } from '@vanilla-extract/css';
import { size } from '../../../ui/theme.css.ts';
import { inlineRow } from '../../../ui/patterns.css.ts';

/** Above the link that covers the card, and large enough to tap. */
export const arrow = style({ ...inlineRow(), position: 'relative', zIndex: 1, minHeight: size.x24 });
