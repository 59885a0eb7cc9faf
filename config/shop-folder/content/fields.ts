import { z } from 'zod';

const PICTURE = /^[\w-]{1,100}\.(?:svg|png|jpe?g|webp)$/;

const line = (description: string, maximum: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maximum)
    .regex(/^\P{Cc}*$/u)
    .describe(description);

const date = z.iso
  .date()
  .describe('a date such as 2026-11-23')
  .meta({ examples: ['2026-11-23'] });

const picture = {
  picture: z
    .string()
    .regex(PICTURE)
    .describe('the name of an .svg, .png, .jpg, .jpeg or .webp file beside this one, of letters, digits, - and _')
    .meta({ examples: ['workshop.jpg'] })
    .optional(),
  pictureDescription: line(
    'what the picture shows, in at most 300 characters, for those who do not see it',
    300,
  ).optional(),
};

/** The fields of a page. */
export const Page = z.strictObject({
  title: line('the title of the page, in at most 120 characters', 120),
  description: line('a sentence for search engines, of at most 320 characters', 320).optional(),
  summary: line('a sentence or two under the title, in at most 500 characters', 500).optional(),
  ...picture,
  date: date.optional(),
  order: z.int().min(0).max(10_000).describe('a whole number: links to pages are in its order').optional(),
  questions: z.boolean().describe('true for a page of questions: ## topic, ### question, answer').optional(),
});

/** The fields of a blog post. */
export const Post = z.strictObject({
  title: line('the title of the post, in at most 160 characters', 160),
  summary: line('a sentence or two for lists and search engines, in at most 500 characters', 500).optional(),
  ...picture,
  date,
  author: line('the name of its author', 120).optional(),
  products: z
    .array(z.string().regex(/^\/[\w-]+\/$/))
    .max(24)
    .describe('at most 24 addresses of products, such as /linen-shirt/')
    .meta({ examples: [['/linen-shirt/']] })
    .optional(),
});
