import { Type } from 'typebox';

/** A 400 or 422 response that lists the invalid fields of a body, in FastAPI's format. */
export const FieldRefusal = Type.Object(
  {
    detail: Type.Array(
      Type.Object({
        loc: Type.Array(Type.Unsafe<string | number>({ type: ['string', 'number'] }), {
          minItems: 1,
          description: 'The path of the field: `["body", "contact", "email"]`.',
        }),
        msg: Type.String({ description: 'The error message, shown to shoppers beside the field.' }),
      }),
      { minItems: 1, description: 'The invalid fields.' },
    ),
  },
  { title: 'FieldRefusal', description: 'The invalid fields of a body.' },
);
