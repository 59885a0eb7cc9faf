import { Type, type Static } from 'typebox';

const FieldFault = Type.Object(
  {
    loc: Type.Array(Type.Unsafe<string | number>({ type: ['string', 'integer'] }), {
      description: 'The path of the field in the request, which starts with `body`.',
      examples: [['body', 'contact', 'email']],
    }),
    msg: Type.String({ description: 'The error message, shown to shoppers beside the field.' }),
  },
  { title: 'FieldFault', description: 'An invalid field.' },
);

/** An error response: problem details (RFC 9457), its `detail` as in FastAPI. */
export type Problem = Static<typeof Problem>;
export const Problem = Type.Object(
  {
    type: Type.Optional(Type.String({ description: 'A URI of the problem type; `about:blank` when there is none.' })),
    title: Type.Optional(Type.String({ description: 'The reason phrase of the status.', examples: ['Not Found'] })),
    status: Type.Optional(Type.Integer({ description: 'The HTTP status.', examples: [404] })),
    detail: Type.Union([Type.String(), Type.Array(FieldFault)], {
      description: 'The error message; with 422, and sometimes 400, a list of the invalid fields.',
    }),
    code: Type.Optional(
      Type.String({
        description: 'A stable code that tells errors of the same status apart.',
        examples: ['throttled'],
      }),
    ),
  },
  {
    title: 'Problem',
    description: 'An error response: problem details (RFC 9457), its `detail` a text or a list of invalid fields.',
  },
);
