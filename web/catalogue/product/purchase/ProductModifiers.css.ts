import { style } from '@vanilla-extract/css';
import { border, size, vars } from '../../../ui/theme.css.ts';
import { gridOf, sansTitle, softText, stack, surfacePanel, underlined, wrapping } from '../../../ui/patterns.css.ts';

export const section = style(stack(vars.space.x1));

export const title = style({ ...sansTitle, fontSize: vars.text.x14, lineHeight: 1.4 });

export const groups = style({ borderTop: border.hairline, marginTop: vars.space.x2 });

export const groupTitle = style({ ...wrapping(), columnGap: vars.space.x3, fontSize: vars.text.x14 });

export const groupChoice = style({ color: vars.color.brass, fontWeight: 400 });

export const options = style(stack(vars.space.x2));

export const option = style({
  ...surfacePanel,
  ...gridOf('auto 56px minmax(0, 1fr) auto', vars.space.x3),
  alignItems: 'center',
  padding: vars.space.x2,
  paddingInlineStart: vars.space.x3,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.line },
    '&:has(:checked)': { borderColor: vars.color.accent, boxShadow: `inset 0 0 0 1px ${vars.color.accent}` },
  },
});

export const radio = style({ width: size.x20, height: size.x20, margin: 0, accentColor: vars.color.accent });

export const image = style({ overflow: 'hidden', borderRadius: vars.radius.control });

export const label = style({ fontSize: vars.text.x14, lineHeight: 1.35 });

export const price = style({ justifySelf: 'end', maxWidth: '140px' });

export const clear = style({
  ...underlined,
  ...softText,
  justifySelf: 'start',
  minHeight: size.x32,
  selectors: { '&:hover': { color: vars.color.brass } },
});
