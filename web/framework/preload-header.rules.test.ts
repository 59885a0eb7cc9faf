import { expect, test } from 'vitest';
import { preloadHeader } from './preload-header.rules.ts';

test.each([
  [{ styles: [], faces: [] }, ''],
  [{ styles: ['/assets/style-a1.css'], faces: [] }, '</assets/style-a1.css>; rel=preload; as=style'],
  [
    { styles: ['/assets/style-a1.css'], faces: ['/assets/inter-b2.woff2', '/assets/fraunces-c3.woff2'] },
    '</assets/style-a1.css>; rel=preload; as=style, ' +
      '</assets/inter-b2.woff2>; rel=preload; as=font; type=font/woff2; crossorigin, ' +
      '</assets/fraunces-c3.woff2>; rel=preload; as=font; type=font/woff2; crossorigin',
  ],
])('%j is preloaded by %s', (assets, header) => expect(preloadHeader(assets)).toBe(header));
