/** The colours of the light scheme. */
export const lightColours = {
  paper: '#FBF9F5',
  surface: '#FFFFFF',
  wash: '#F3EFE7',
  hairline: '#E4DED3',
  line: '#8C877C',
  ink: '#1B1F1D',
  soft: '#434945',
  muted: '#5F655F',
  /** The ground of the header's band and the footer. */
  band: '#1F3A2E',
  /** The ground of what can be pressed, under `onGreen`. */
  green: '#1F3A2E',
  greenHover: '#2C5241',
  /** Green text and marks on paper. */
  accent: '#1F3A2E',
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
  selection: '#EADFC6',
  scrim: 'rgb(27 31 29 / .48)',
  shadow: 'rgb(27 31 29 / .14)',
  /** Photographs keep their light ground; this takes the glare from it. */
  pictureFilter: 'none',
  /** Around a swatch: a dark finish would vanish on a dark page. */
  swatchRing: 'transparent',
};

export type ColourName = keyof typeof lightColours;

/** The colours of the dark scheme. */
export const darkColours: Readonly<Record<ColourName, string>> = {
  paper: '#141715',
  surface: '#1C201E',
  wash: '#242926',
  hairline: '#373D39',
  line: '#858C85',
  ink: '#F2EFE8',
  soft: '#CACDC7',
  muted: '#A6ACA6',
  band: '#1A2B22',
  green: '#376853',
  greenHover: '#427A62',
  accent: '#9CCBB2',
  onGreen: '#FBF9F5',
  onGreenSoft: '#CBD6CF',
  greenLine: '#3D5B4D',
  brass: '#D9B46C',
  brassLight: '#B8954E',
  sale: '#F2937C',
  ok: '#86C79E',
  warn: '#E7BC6E',
  focus: '#8AB6F9',
  focusOnGreen: '#F5D489',
  selection: '#5C4C26',
  scrim: 'rgb(0 0 0 / .64)',
  shadow: 'rgb(0 0 0 / .5)',
  pictureFilter: 'brightness(.92)',
  swatchRing: '#858C85',
};
