import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';
import { covering, gridOf, stack } from '../../ui/patterns.css.ts';

export { pageRows as page } from '../../ui/Container.css.ts';

export const intro = style({ maxWidth: '60ch', color: vars.color.muted });
export const finishes = style({
  ...gridOf('repeat(auto-fill, minmax(min(45%, 168px), 1fr))', vars.space.x5),
  paddingBlockStart: vars.space.x4,
});
export const finish = style({ ...stack(vars.space.x2), position: 'relative' });
/** The same in both schemes. */
export const plate = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.control,
  boxShadow: `0 0 0 1px ${vars.color.swatchRing}`,
});
export const link = style({
  fontWeight: 560,
  textDecoration: 'none',
  selectors: {
    '&::after': { ...covering, content: '' },
    '&:hover': { textDecoration: 'underline' },
  },
});
