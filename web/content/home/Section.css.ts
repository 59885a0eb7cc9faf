import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { vars } from '../../ui/theme.css.ts';

/** A section of the page: a heading row and its content. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  '@media': { [media.large]: { gap: vars.space.x6 } },
});

export const title = style({ fontSize: vars.text.x28, '@media': { [media.large]: { fontSize: vars.text.x36 } } });
