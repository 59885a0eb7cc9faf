import { style } from '@vanilla-extract/css';
import { stack } from '../ui/patterns.css.ts';
import { vars } from '../ui/theme.css.ts';

/** Hidden where the gateway measures nothing. */
export const block = style({
  ...stack(vars.space.x3),
  maxWidth: '72ch',
  paddingBottom: vars.space.x8,
  selectors: { 'html:not([data-vitals]) &': { display: 'none' } },
});
