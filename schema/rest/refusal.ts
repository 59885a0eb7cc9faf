import { Type } from 'typebox';

/** With status 400 or 422: which fields of a body are wrong, as FastAPI says it. */
export const FieldRefusal = Type.Object(
  {
    detail: Type.Array(
      Type.Object({
        loc: Type.Array(Type.Unsafe<string | number>({ type: ['string', 'number'] }), {
          minItems: 1,
          description: 'The path of the field: `["body", "contact", "email"]`.',
        }),
        msg: Type.String({ description: 'What is wrong with it; shoppers read it beside the field.' }),
      }),
      { minItems: 1, description: 'What is wrong, field by field.' },
    ),
  },
  { title: 'FieldRefusal', description: 'Which fields of a body are wrong.' },
);
