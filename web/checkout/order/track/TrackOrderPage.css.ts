import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export { pageRows as page } from '../../../ui/Container.css.ts';

export const intro = style({ maxWidth: '60ch', color: vars.color.muted });
export const form = style({ maxWidth: '440px' });
export const result = style({ display: 'block', maxWidth: '68ch', paddingBlockStart: vars.space.x4 });
