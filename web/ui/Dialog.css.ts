import { style, styleVariants } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { border, size, vars } from './theme.css.ts';
import { eased, spreadRow, squareOf } from './patterns.css.ts';

const timing = `${vars.motion.drawer} ${vars.motion.ease}`;
const leaving = `opacity ${timing}, overlay ${timing} allow-discrete, display ${timing} allow-discrete`;

const base = style({
  position: 'fixed',
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  overscrollBehavior: 'contain',
  transition: `transform ${timing}, ${leaving}`,
  '::backdrop': {
    backgroundColor: vars.color.scrim,
    opacity: 0,
    transition: leaving,
  },
  selectors: {
    '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', gridTemplateColumns: 'minmax(0, 1fr)' },
    '&[open]::backdrop': { opacity: 1, '@starting-style': { opacity: 0 } },
  },
});

const drawer = style([
  base,
  {
    top: 0,
    bottom: 0,
    width: 'min(440px, calc(100vw - 40px))',
    height: '100dvh',
    maxHeight: 'none',
    maxWidth: 'none',
  },
]);

const centred = style([
  base,
  {
    inset: 0,
    margin: 'auto',
    height: 'fit-content',
    maxHeight: 'calc(100dvh - 32px)',
    borderRadius: vars.radius.control,
    opacity: 0,
    transform: 'translateY(8px)',
    selectors: {
      '&[open]': { opacity: 1, transform: 'none', '@starting-style': { opacity: 0, transform: 'translateY(8px)' } },
    },
  },
]);

export const kind = styleVariants({
  right: [
    drawer,
    {
      left: 'auto',
      right: 0,
      transform: 'translateX(100%)',
      selectors: { '&[open]': { transform: 'none', '@starting-style': { transform: 'translateX(100%)' } } },
    },
  ],
  left: [
    drawer,
    {
      left: 0,
      right: 'auto',
      transform: 'translateX(-100%)',
      selectors: { '&[open]': { transform: 'none', '@starting-style': { transform: 'translateX(-100%)' } } },
    },
  ],
  centred: [centred, { width: 'min(640px, calc(100vw - 32px))' }],
  wide: [centred, { width: 'min(960px, calc(100vw - 32px))' }],
});

export const head = style({
  ...spreadRow(vars.space.x4),
  minHeight: '64px',
  paddingBlock: vars.space.x2,
  paddingInlineStart: vars.space.x4,
  paddingInlineEnd: vars.space.x2,
  borderBottom: border.hairline,
  '@media': { [media.medium]: { paddingInlineStart: vars.space.x5, paddingInlineEnd: vars.space.x3 } },
});

export const title = style({ minWidth: 0, fontSize: vars.text.x22, overflowWrap: 'anywhere' });

export const close = style({
  ...squareOf(size.x44),
  flex: 'none',
  borderRadius: vars.radius.control,
  transition: eased('quick', 'background-color'),
  selectors: { '&:hover': { backgroundColor: vars.color.wash }, '&:active': { backgroundColor: vars.color.hairline } },
});

export const body = style({
  // Contains visually hidden text, which would otherwise overflow the dialog and let it scroll too.
  position: 'relative',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
