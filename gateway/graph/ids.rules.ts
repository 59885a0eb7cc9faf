/** What a global id names. */
export interface GlobalId {
  type: string;
  key: string;
}

export function encodeId(type: string, key: string | number): string {
  return Buffer.from(`${type}:${key}`).toString('base64url');
}

/** What an id names, or null for junk: an id is whatever a stranger sends. */
export function decodeId(id: string): GlobalId | null {
  const match = /^([A-Z][A-Za-z]+):(.{1,600})$/.exec(Buffer.from(id, 'base64url').toString());
  if (!match?.[1] || !match[2]) return null;
  return encodeId(match[1], match[2]) === id ? { type: match[1], key: match[2] } : null;
}

/** The key of an id that must name a certain type; null for junk and for any other type. */
export function keyOf(type: string, id: string): string | null {
  const decoded = decodeId(id);
  return decoded?.type === type ? decoded.key : null;
}

/** The same for types whose key is a number. */
export function numberKeyOf(type: string, id: string): number | null {
  const key = keyOf(type, id);
  return key && /^\d{1,15}$/.test(key) ? Number(key) : null;
}
