/** For its style and for what it covers. */
export const BAR_HEIGHT_PIXELS = 68;
