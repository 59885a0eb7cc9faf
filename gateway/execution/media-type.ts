/** The media types of answers. Defaults to `application/json`. */
export type MediaType = 'application/json' | 'application/graphql-response+json';

const MEDIA_TYPES: readonly MediaType[] = ['application/json', 'application/graphql-response+json'];

/** Bounds the memo, because callers can send any number of Accept headers. */
const MEMO_MAXIMUM = 200;
const memo = new Map<string, MediaType | null>();

/** Returns the first supported media type in an Accept header, ignoring `q`; null for none. Supports only UTF-8. */
export function mediaTypeOf(accept: string | undefined): MediaType | null {
  if (!accept) return 'application/json';
  const before = memo.get(accept);
  if (before !== undefined) return before;
  const found = negotiate(accept);
  if (memo.size < MEMO_MAXIMUM) memo.set(accept, found);
  return found;
}

function negotiate(accept: string): MediaType | null {
  for (const entry of accept.replace(/\s/g, '').toLowerCase().split(',')) {
    const [wanted = '', ...parameters] = entry.split(';');
    const charset = parameters.find((parameter) => parameter.includes('charset='));
    if (charset !== undefined && charset !== 'charset=utf-8') continue;
    const [type, subtype] = wanted.split('/');
    const match = MEDIA_TYPES.find((mediaType) => {
      const [ours, sub] = mediaType.split('/');
      return (type === '*' || type === ours) && (subtype === '*' || subtype === sub);
    });
    if (match) return match;
  }
  return null;
}
