import { REQUEST_LIMITS } from '../../limits.data.ts';

/** Not too long, and without another host, dot segments (escaped or not) and escaped bytes that are not UTF-8. */
export function isReadable(target: string): boolean {
  if (target.length > REQUEST_LIMITS.addressCharacters || !target.startsWith('/') || /^\/[/\\]/.test(target))
    return false;
  const path = target.split(/[?#]/, 1)[0] ?? '';
  if (/[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i.test(path)) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Other Host headers, and several, have to be refused (RFC 9112, 3.2), and no address can be made of them. */
export function isHost([host, ...others]: readonly string[] = []): boolean {
  if (host === undefined) return true;
  return others.length === 0 && !/[/?#@\\]/.test(host) && URL.canParse(`http://${host}`);
}

/** Path and query. The host of the absolute form (RFC 9112, 3.2.2) counts for nothing, as the Host header does. */
export function targetPath(target: string): string {
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [];
  if (origin === undefined) return target;
  const rest = target.slice(origin.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Decodes escapes of unreserved characters in the path: both name the same (RFC 3986, 6.2.2.2). */
export function withoutNeedlessEscapes(target: string): string {
  const [path = ''] = target.split('?', 1);
  if (!path.includes('%')) return target;
  return (
    path.replace(/%([2-7][\da-f])/gi, (escape, code: string) => {
      const character = String.fromCharCode(Number.parseInt(code, 16));
      return /[\w.~-]/.test(character) ? character : escape;
    }) + target.slice(path.length)
  );
}
