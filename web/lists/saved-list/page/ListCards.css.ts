import { style } from '@vanilla-extract/css';
import { border, vars } from '../../../ui/theme.css.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: vars.space.x4,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.x1,
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
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
});
export const count = style({ color: vars.color.muted, fontSize: vars.text.x14 });
export const total = style({ display: 'grid', minHeight: '24px' });
