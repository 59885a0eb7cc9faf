import { style } from '@vanilla-extract/css';
import { border, vars } from '../../../ui/theme.css.ts';
import { boundedStack, covering, gridOf, mutedText } from '../../../ui/patterns.css.ts';

export const cards = style({
  ...gridOf('repeat(auto-fill, minmax(min(100%, 300px), 1fr))', vars.space.x4),
});
export const card = style({
  ...boundedStack(vars.space.x1),
  position: 'relative',
  alignContent: 'start',
  padding: vars.space.x5,
  border: border.hairline,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
});
/** Keeps its height while pictures load, and for a list without any. */
export const pictures = style({
  display: 'flex',
  gap: vars.space.x2,
  minHeight: '64px',
  paddingBlockEnd: vars.space.x2,
});
export const picture = style({
  width: '56px',
  height: '56px',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.wash,
});
export const cardLink = style({
  fontSize: vars.text.x18,
  fontWeight: 560,
  textDecoration: 'none',
  selectors: {
    '&::after': { ...covering, content: '' },
    '&:hover': { textDecoration: 'underline' },
  },
});
export const count = style(mutedText);
export const total = style({ display: 'grid', minHeight: '24px' });
