import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { border, size, vars } from '../ui/theme.css.ts';
import { boundedStack, inlineRow, softText } from '../ui/patterns.css.ts';

export const column = style({
  paddingBlock: `${vars.space.x7} ${vars.space.x8}`,
  '@media': { [media.large]: { paddingBlock: `${vars.space.x8} ${vars.space.x9}` } },
});

export const columns = style([
  column,
  {
    ...boundedStack(vars.space.x6),
    '@media': {
      [media.large]: { gridTemplateColumns: '240px minmax(0, 800px)', alignItems: 'start', columnGap: '96px' },
    },
  },
]);

export const contents = style({ '@media': { [media.large]: { position: 'sticky', top: '180px' } } });

export const links = style({
  display: 'grid',
  borderInlineStart: border.hairline,
  paddingInlineStart: vars.space.x4,
});

export const link = style({
  ...inlineRow(),
  ...softText,
  minHeight: size.x36,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.brass, textDecoration: 'underline' } },
});

export const sections = style(boundedStack(vars.space.x8));
export const section = style({ ...boundedStack(vars.space.x4), scrollMarginTop: '180px' });
export const heading = style({ fontSize: vars.text.x28 });
