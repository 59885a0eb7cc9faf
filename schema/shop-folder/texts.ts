import { Type } from 'typebox';

/** A text on one line. Numbers such as 00123 must be in quotes, or YAML drops their zeros. */
export const line = (description: string, maxLength = 200, example?: string) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: String.raw`^(?=[^\p{Cc}]*\S)[^\p{Cc}]*$`,
    description,
    ...(example !== undefined && { examples: [example] }),
  });

/** A few sentences, on one line. */
export const paragraph = (description: string, example?: string) => line(description, 600, example);
