export const IMAGE_WIDTH_MAXIMUM = 1536;

/** The widths that images are made in, in pixels, ascending. The graph rounds up to the next; a URL with any other width is answered with 404. */
export const IMAGE_WIDTHS: readonly number[] = [80, 160, 320, 640, 960, 1280, IMAGE_WIDTH_MAXIMUM];
