/** The media types of answers. The first is the default. */
export type MediaType = 'application/json' | 'application/graphql-response+json';

const MEDIA_TYPES: readonly MediaType[] = ['application/json', 'application/graphql-response+json'];

/** Bounds the memo below: callers can send any number of Accept headers. */
const KNOWN_MAXIMUM = 200;
const known = new Map<string, MediaType | null>();

/** Returns the first media type of an Accept header that the graph supports; null for none. */
export function mediaTypeOf(accept: string | undefined): MediaType | null {
  if (accept === undefined) return 'application/json';
  const before = known.get(accept);
  if (before !== undefined) return before;
  const found = chosen(accept);
  if (known.size < KNOWN_MAXIMUM) known.set(accept, found);
  return found;
}

function chosen(accept: string): MediaType | null {
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
