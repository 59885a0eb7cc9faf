import Negotiator from 'negotiator';

/** The media type of Markdown (RFC 7763). */
export const MARKDOWN = 'text/markdown';

const OFFERED = ['text/html', MARKDOWN];

/** Whether an `Accept` header prefers Markdown to HTML. A browser's does not name it, and is not parsed. */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes(MARKDOWN)) return false;
  return new Negotiator({ headers: { accept } }).mediaType(OFFERED) === MARKDOWN;
}
