import { style } from '@vanilla-extract/css';
import { border, size, vars } from '../../ui/theme.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x2 });

export const label = style({ fontSize: vars.text.x14, fontWeight: 560 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 220px) auto',
  justifyContent: 'start',
  gap: vars.space.x2,
});

export const input = style({
  width: '100%',
  minWidth: 0,
  minHeight: size.x48,
  paddingInline: vars.space.x3,
  border: border.line,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  textTransform: 'uppercase',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-invalid="true"]': { borderColor: vars.color.sale },
  },
});

export const problem = style({
  display: 'block',
  color: vars.color.sale,
  fontSize: vars.text.x14,
  fontStyle: 'italic',
});
