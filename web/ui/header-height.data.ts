/** As far as the header stays in sight; a pixel less, so that nothing shows between it and what sticks below it. */
export const HEADER_HEIGHT = { small: '120px', large: '132px' };
