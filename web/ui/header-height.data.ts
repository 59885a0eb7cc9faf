/** The height of the site's header as far as it stays in sight, for what sticks below it; a pixel less, so that nothing shows between them. */
export const HEADER_HEIGHT = { small: '120px', large: '132px' };
