import { style } from '@vanilla-extract/css';
import { border, vars } from '../../ui/theme.css.ts';
import { gridOf } from '../../ui/patterns.css.ts';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', borderBottom: border.hairline });
export const alert = style({
  ...gridOf('72px minmax(0, 1fr) auto', vars.space.x4),
  alignItems: 'center',
  paddingBlock: vars.space.x4,
  borderTop: border.hairline,
});
export const picture = style({ overflow: 'hidden', borderRadius: vars.radius.control });
export const name = style({
  fontWeight: 560,
  lineHeight: 1.4,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
