import { LRUCache } from 'lru-cache';
import { UpstreamError } from '../errors.ts';
import { markStale } from '../request-scope.ts';

/** How long the last good answer may stand in for a broken shop API. */
const STALE_MILLISECONDS = 60 * 60_000;

/** A kept answer is replaced by a newer one after so long: writing down each would cost more than reading it did. */
const KEPT_ANEW_MILLISECONDS = 10_000;

/** Once there is no more room, answers push others out only so often: a crawl through all there is would write down each, and leave the last ones. */
const REPLACING_MILLISECONDS = 200;

/** What one page asks for is kept together, or half of it would stand in. */
const REPLACED_MAXIMUM = 10;

/** How long a new answer is waited for where an old one can be given: one try's time. */
const PATIENCE_MILLISECONDS = 1_200;

interface StaleOptions<Answer> {
  /** How many answers are kept; those least asked for go first. */
  max: number;
  /** Whether an answer is worth keeping: that there is nothing is not, or a wave of it would wash out the rest. */
  keeps?: (answer: Answer) => boolean;
  now?: () => number;
  patienceMilliseconds?: number;
}

/**
 * An answer as JSON, which takes a third of the room. Kept as it is, it would besides teach the engine that what is made of answers lives long,
 * and the answers that nobody keeps would then wait for a sweep of the whole memory.
 */
interface Kept {
  json: string;
  at: number;
}

/** Answers what was answered last, within ten seconds, for an hour, which has to be plain data, when the shop API fails or is late; the request then knows that its answer is old. */
export function orStale<Arguments extends (string | number | object)[], Answer>(
  load: (...given: Arguments) => Promise<Answer>,
  {
    max,
    keeps = () => true,
    now = () => performance.now(),
    patienceMilliseconds = PATIENCE_MILLISECONDS,
  }: StaleOptions<Answer>,
): (...given: Arguments) => Promise<Answer> {
  const answers = new LRUCache<string, Kept>({ max });
  let replacingSince = Number.NEGATIVE_INFINITY;
  let replaced = 0;

  async function fresh(key: string, given: Arguments): Promise<Answer> {
    const answer = await load(...given);
    if (!keeps(answer)) answers.delete(key);
    else if (isDue(answers.peek(key))) answers.set(key, { json: JSON.stringify(answer), at: now() });
    return answer;
  }

  function isDue(last: Kept | undefined): boolean {
    if (last) return now() - last.at >= KEPT_ANEW_MILLISECONDS;
    if (answers.size < max) return true;
    if (now() - replacingSince >= REPLACING_MILLISECONDS) [replacingSince, replaced] = [now(), 0];
    replaced += 1;
    return replaced <= REPLACED_MAXIMUM;
  }

  function old({ json, at }: Kept): Answer {
    markStale(Math.round((now() - at) / 1_000));
    return JSON.parse(json) as Answer;
  }

  return async (...given) => {
    const key = JSON.stringify(given);
    const last = answers.get(key);
    const loading = fresh(key, given);
    if (!last || now() - last.at >= STALE_MILLISECONDS) return loading;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => resolve(old(last)), patienceMilliseconds);
      loading
        .then(resolve, (error: unknown) =>
          error instanceof UpstreamError ? resolve(old(last)) : reject(error as Error),
        )
        .finally(() => clearTimeout(late));
    });
  };
}
