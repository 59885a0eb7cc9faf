interface PreloadedAssets {
  styles: readonly string[];
  faces: readonly string[];
}

/** A CDN sends it ahead as 103 Early Hints: styles and fonts arrive early. Scripts load after the first paint. */
export function preloadHeader({ styles, faces }: PreloadedAssets): string {
  return [
    ...styles.map((href) => `<${href}>; rel=preload; as=style`),
    // Browsers fetch fonts as CORS requests, even from the same origin: without `crossorigin` they are fetched twice.
    ...faces.map((href) => `<${href}>; rel=preload; as=font; type=font/woff2; crossorigin`),
  ].join(', ');
}
