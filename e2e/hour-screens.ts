/** The screens on which each trade’s hour is walked: between them both widths and both colour schemes. */
export const HOUR_SCREENS = [
  { screen: 'on a phone in the dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { screen: 'on a desktop in the light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
] as const;
