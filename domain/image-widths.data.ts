export const IMAGE_WIDTH_MAXIMUM = 1536;

/** The widths that images are generated in, in pixels, ascending. Operations request no others. */
export const IMAGE_WIDTHS: readonly number[] = [80, 160, 320, 640, 960, 1280, IMAGE_WIDTH_MAXIMUM];
