import { Type, type Static } from 'typebox';

const FieldFault = Type.Object(
  {
    loc: Type.Array(Type.Unsafe<string | number>({ type: ['string', 'integer'] }), {
      description: 'Where the field stands in the request.',
      examples: [['body', 'contact', 'email']],
    }),
    msg: Type.String({ description: 'What is wrong with it. Shoppers read it beside the field.' }),
  },
  { title: 'FieldFault', description: 'A field that was refused.' },
);

/** A refusal: problem details of RFC 9457, with the specification's `detail`. */
export type Problem = Static<typeof Problem>;
export const Problem = Type.Object(
  {
    type: Type.Optional(Type.String({ description: 'A URI of the kind of problem; `about:blank` for none.' })),
    title: Type.Optional(Type.String({ description: 'The status in words.', examples: ['Not Found'] })),
    status: Type.Optional(Type.Integer({ description: 'The status of the answer.', examples: [404] })),
    detail: Type.Union([Type.String(), Type.Array(FieldFault)], {
      description: 'What was refused and why; with 422, and sometimes 400, a list of the fields that were refused.',
    }),
    code: Type.Optional(
      Type.String({ description: 'Tells this refusal from others of its status.', examples: ['throttled'] }),
    ),
  },
  { title: 'Problem', description: 'A refusal: problem details of RFC 9457, with the specification’s `detail`.' },
);
