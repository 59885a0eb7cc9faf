/** Fetches the answer for a term, and calls back with it, or with null when that fails. Returns a function that cancels the request. */
type FetchAnswer<Answer> = (term: string, done: (answer: Answer | null) => void) => () => void;

export interface DebouncedFetch {
  /** Fetches the answer for a term, in place of any earlier request. */
  request(term: string): void;
  /** Cancels the request. */
  cancel(): void;
}

interface DebouncedFetchOptions<Answer> {
  fetch: FetchAnswer<Answer>;
  /** Called with the answer for the last requested term, never for an earlier one; null when the fetch failed. */
  onAnswer(term: string, answer: Answer | null): void;
  /** Whether an answer is cached. Defaults to all. */
  isCacheable?: (answer: Answer) => boolean;
  /** The wait after the last request before fetching. */
  delayMilliseconds: number;
}

/** Answers kept for a shopper who deletes letters again. */
const CACHED_MAXIMUM = 30;

/** Fetches the answer for the last term once typing pauses, and cancels requests for earlier ones. */
export function createDebouncedFetch<Answer>({
  fetch,
  onAnswer,
  isCacheable = () => true,
  delayMilliseconds,
}: DebouncedFetchOptions<Answer>): DebouncedFetch {
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
    request(term) {
      cancel();
      const cached = cache.get(term);
      if (cached === undefined) timer = setTimeout(send, delayMilliseconds, term);
      else onAnswer(term, cached);
    },
    cancel,
  };
}
