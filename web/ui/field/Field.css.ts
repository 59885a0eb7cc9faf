import { style } from '@vanilla-extract/css';
import { size, vars } from '../theme.css.ts';
import { boundedStack, inputBox, mutedText, problemText, underlined } from '../patterns.css.ts';

/** Its rows keep their height beside a field with a message, so that both inputs stay on one line. */
export const field = style({ ...boundedStack(vars.space.x1), alignContent: 'start', minWidth: 0 });
export const label = style({ fontSize: vars.text.x14, fontWeight: 560 });
export const hint = style(mutedText);

export const input = style({
  ...inputBox,
  width: '100%',
  minHeight: size.x48,
  paddingInline: vars.space.x3,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.ink },
    '&:disabled': { borderColor: vars.color.hairline, color: vars.color.muted, cursor: 'not-allowed' },
    '&[aria-invalid="true"]': { borderColor: vars.color.sale, boxShadow: `inset 0 0 0 1px ${vars.color.sale}` },
  },
});

export const line = style({ position: 'relative', display: 'block' });

export const inputBeforeEnd = style([input, { paddingInlineEnd: '76px' }]);

export const end = style({
  ...underlined,
  position: 'absolute',
  insetInlineEnd: vars.space.x1,
  insetBlock: vars.space.x1,
  minWidth: '64px',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.control,
  fontSize: vars.text.x14,
  fontWeight: 560,
});

export const error = style({
  ...problemText,
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.x1,
  fontWeight: 560,
});

export const area = style([input, { paddingBlock: vars.space.x3, lineHeight: 1.5, resize: 'vertical' }]);
