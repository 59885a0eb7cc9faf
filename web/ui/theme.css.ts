import { createGlobalTheme } from '@vanilla-extract/css';

/** Every value that a style may use. Another scheme costs one more theme of the same shape. */
export const vars = createGlobalTheme(':root', {
  color: {
    paper: '#FBF9F5',
    surface: '#FFFFFF',
    wash: '#F3EFE7',
    hairline: '#E4DED3',
    line: '#8C877C',
    ink: '#1B1F1D',
    soft: '#434945',
    muted: '#5F655F',
    green: '#1F3A2E',
    greenHover: '#2C5241',
    onGreen: '#FBF9F5',
    onGreenSoft: '#CBD6CF',
    greenLine: '#3D5B4D',
    brass: '#86642A',
    brassLight: '#B8954E',
    sale: '#9E2F1B',
    ok: '#2A6340',
    warn: '#7A4F00',
    focus: '#1D5FBF',
    focusOnGreen: '#F5D489',
    scrim: 'rgb(27 31 29 / .48)',
  },
  space: { x1: '4px', x2: '8px', x3: '12px', x4: '16px', x5: '24px', x6: '32px', x7: '40px', x8: '56px', x9: '80px' },
  font: {
    serif: "'Fraunces Variable', 'Fraunces Fallback', Georgia, 'Times New Roman', serif",
    sans: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Arial, sans-serif",
  },
  text: { x12: '0.75rem', x14: '0.875rem', x16: '1rem', x18: '1.125rem', x22: '1.375rem', x28: '1.75rem', x36: '2.25rem', x48: '3rem' },
  radius: { control: '2px', pill: '999px' },
  shadow: { float: '0 12px 40px rgb(27 31 29 / .14)' },
  motion: { quick: '120ms', normal: '160ms', drawer: '220ms', ease: 'cubic-bezier(.2, .6, .2, 1)' },
});
