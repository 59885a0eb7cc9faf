import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { border, vars } from '../../ui/theme.css.ts';
import { gridOf, markedPanel, stack } from '../../ui/patterns.css.ts';

export const page = style({
  ...gridOf('minmax(0, 560px)', vars.space.x5),
  justifyContent: 'center',
  paddingBlock: `${vars.space.x6} ${vars.space.x8}`,
  '@media': { [media.large]: { gap: vars.space.x6, paddingBlock: `${vars.space.x7} ${vars.space.x9}` } },
});

export const title = style({ fontSize: vars.text.x36 });
export const intro = style({ color: vars.color.soft });
export const aside = style({ ...stack(vars.space.x2), paddingTop: vars.space.x5, borderTop: border.hairline });
export const notices = style({
  ...stack(vars.space.x2),
  ...markedPanel(vars.color.warn),
});
