export interface GlobalId {
  type: string;
  key: string;
}

export function encodeId(type: string, key: string | number): string {
  return Buffer.from(`${type}:${key}`).toString('base64url');
}

/** Null for a malformed id: ids are untrusted input. */
export function decodeId(id: string): GlobalId | null {
  const match = /^([A-Z][A-Za-z]+):(.{1,600})$/.exec(Buffer.from(id, 'base64url').toString());
  if (!match?.[1] || !match[2]) return null;
  return encodeId(match[1], match[2]) === id ? { type: match[1], key: match[2] } : null;
}

/** Null for a malformed id or one of another type. */
export function keyOf(type: string, id: string): string | null {
  const decoded = decodeId(id);
  return decoded?.type === type ? decoded.key : null;
}

/** Null for a key that is no number. */
export function numberKey(key: string): number | null {
  return /^\d{1,15}$/.test(key) ? Number(key) : null;
}

/** Like `keyOf`, for types with a numeric key. */
export function numberKeyOf(type: string, id: string): number | null {
  return numberKey(keyOf(type, id) ?? '');
}
