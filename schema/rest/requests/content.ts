import { Type } from 'typebox';
import { parameter } from './values.ts';

export const ContentPath = Type.Object({
  '*': Type.String({ title: 'path', description: 'The path of the page, with its slashes.', examples: ['about-us/'] }),
});

export const PostParameters = Type.Object({
  blog_url: parameter('The post’s slug.', { examples: ['example-post'] }),
});

export const DrawingPath = Type.Object({
  file: Type.String({ pattern: '^[0-9a-f]{16}\\.svg$', description: 'The drawing’s hexadecimal id and `.svg`.' }),
});
export const PicturePath = Type.Object({
  file: Type.String({
    pattern: '^[\\w-]+-[0-9a-f]{10}\\.(?:svg|png|jpe?g|webp)$',
    description: 'The picture’s name, a hash of its content and its extension.',
  }),
});

export const ProductPicturePath = Type.Object({
  file: Type.String({ pattern: '^[0-9a-f]{32}\\.webp$', description: 'The picture’s hexadecimal id and `.webp`.' }),
});

export const ProductDocumentPath = Type.Object({
  file: Type.String({
    maxLength: 110,
    pattern: '^[\\w-][\\w.-]*$',
    description: 'The document’s name and its extension.',
  }),
});
