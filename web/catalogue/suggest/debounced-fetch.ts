/** Calls back with null when that fails. Returns what cancels the request. */
type FetchAnswer<Answer> = (term: string, done: (answer: Answer | null) => void) => () => void;

interface DebouncedFetchOptions<Answer> {
  fetch: FetchAnswer<Answer>;
  /** For the last requested term, never an earlier one; null when the fetch failed. */
  onAnswer(term: string, answer: Answer | null): void;
  isCacheable?: (answer: Answer) => boolean;
  delayMilliseconds: number;
}

/** For a shopper who deletes letters again. */
const CACHED_MAXIMUM = 30;

/** Fetches for the last term once typing pauses, and cancels requests for earlier ones. */
export function createDebouncedFetch<Answer>({
  fetch,
  onAnswer,
  isCacheable = () => true,
  delayMilliseconds,
}: DebouncedFetchOptions<Answer>) {
  const cache = new Map<string, Answer>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let abort: (() => void) | null = null;
  let turn = 0;

  function cancel() {
    turn += 1;
    clearTimeout(timer);
    abort?.();
    abort = null;
  }

  function send(term: string) {
    const sentIn = turn;
    abort = fetch(term, (answer) => {
      if (sentIn !== turn) return;
      abort = null;
      if (answer !== null && isCacheable(answer)) store(term, answer);
      onAnswer(term, answer);
    });
  }

  function store(term: string, answer: Answer) {
    cache.set(term, answer);
    const [oldest] = cache.keys();
    if (cache.size > CACHED_MAXIMUM && oldest !== undefined) cache.delete(oldest);
  }

  return {
    request(term: string) {
      cancel();
      const cached = cache.get(term);
      if (cached === undefined) timer = setTimeout(send, delayMilliseconds, term);
      else onAnswer(term, cached);
    },
    cancel,
  };
}
