import type { SearchEntry } from '../search-index.ts';

let loading: Promise<readonly SearchEntry[]> | null = null;

/** Loads the search index once; after a failure the next call tries again. */
export function loadIndex(): Promise<readonly SearchEntry[]> {
  loading ??= fetchIndex().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchIndex(): Promise<readonly SearchEntry[]> {
  const response = await fetch('/docs/search.json');
  if (!response.ok) throw new Error(`The search index was answered with ${response.status}`);
  return (await response.json()) as readonly SearchEntry[];
}
