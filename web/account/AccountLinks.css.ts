import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

/** Both states in one place, as wide as the wider: which of them shows moves nothing. */
export const place = style({ display: 'inline-grid', justifyItems: 'end' });

const state = style({ gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', gap: vars.space.x5 });
export const shown = style([state]);
export const hidden = style([state, { visibility: 'hidden' }]);
