interface PreloadedAssets {
  styles: readonly string[];
  faces: readonly string[];
}

/**
 * The `Link` header of a page. A CDN sends it ahead of the page as 103 Early Hints, so styles and fonts arrive while the page is rendered.
 * Without one the browser starts them before it parses the HTML. Scripts are absent, because they load after the first paint.
 */
export function preloadHeader({ styles, faces }: PreloadedAssets): string {
  return [
    ...styles.map((href) => `<${href}>; rel=preload; as=style`),
    // Browsers fetch fonts as CORS requests, even from the same origin: without `crossorigin` they are fetched twice.
    ...faces.map((href) => `<${href}>; rel=preload; as=font; type=font/woff2; crossorigin`),
  ].join(', ');
}
