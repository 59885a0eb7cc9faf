import { Type } from 'typebox';

const PICTURE = /^[\w-]{1,100}\.(?:svg|png|jpe?g|webp)$/;

const line = (description: string, maxLength: number) =>
  Type.Decode(Type.String({ pattern: /^\s*[^\s\p{Cc}]\P{Cc}*\s*$/u, maxLength, description }), (text) => text.trim());

const date = Type.String({ format: 'date', description: 'a date such as 2026-11-23', examples: ['2026-11-23'] });

export const PICTURE_DESCRIPTION = 'what the picture shows, in at most 300 characters, for those who do not see it';

const picture = {
  picture: Type.Optional(
    Type.String({
      pattern: PICTURE,
      description: 'the name of an .svg, .png, .jpg, .jpeg or .webp file beside this one, of letters, digits, - and _',
      examples: ['workshop.jpg'],
    }),
  ),
  pictureDescription: Type.Optional(line(PICTURE_DESCRIPTION, 300)),
};

export const Page = Type.Object(
  {
    title: line('the title of the page, in at most 120 characters', 120),
    description: Type.Optional(line('a sentence for search engines, of at most 320 characters', 320)),
    summary: Type.Optional(line('a sentence or two under the title, in at most 500 characters', 500)),
    ...picture,
    date: Type.Optional(date),
    order: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 10_000, description: 'a whole number: links to pages are in its order' }),
    ),
    questions: Type.Optional(
      Type.Boolean({ description: 'true for a page of questions: ## topic, ### question, answer' }),
    ),
  },
  { additionalProperties: false },
);

export const Post = Type.Object(
  {
    title: line('the title of the post, in at most 160 characters', 160),
    summary: Type.Optional(line('a sentence or two for lists and search engines, in at most 500 characters', 500)),
    ...picture,
    date,
    author: Type.Optional(line('the name of its author', 120)),
    products: Type.Optional(
      Type.Array(Type.String({ pattern: /^\/[\w-]+\/$/ }), {
        maxItems: 24,
        description: 'at most 24 addresses of products, such as /linen-shirt/',
        examples: [['/linen-shirt/']],
      }),
    ),
  },
  { additionalProperties: false },
);
