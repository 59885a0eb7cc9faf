import { useEffect, useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import { reportUnexpected } from '../ui/failure/connection-error.ts';

/** An answer about the time is asked for again when the page is looked at after longer than this. */
const STALE_MILLISECONDS = 60_000;

interface FreshAnswerOptions {
  /** Whatever else the answer depends on: it is asked for again when this changes. */
  topic?: string;
  /** How long to wait for further changes of the topic before asking again. */
  restMilliseconds?: number;
}

/**
 * What the graph answers now: null until it has, where it cannot, and while there are no variables to ask with. Asked once the
 * page has mounted, for the page itself is the same for everyone at any time; the last answer stays until the next has come.
 */
export function useFreshAnswer<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
  { restMilliseconds = 0, topic = '' }: FreshAnswerOptions = {},
): Query['response'] | null {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Query['response'] | null>(null);
  const [look, setLook] = useState(0);
  const asked = useRef<{ key: string; at: number }>(null);
  const key = variables && JSON.stringify(variables);

  useEffect(() => {
    if (key === null) return undefined;
    let stop = () => {};
    const ask = () => {
      asked.current = { key, at: performance.now() };
      const subscription = fetchQuery<Query>(environment, query, JSON.parse(key) as Query['variables']).subscribe({
        next: (response) => setAnswer(response),
        error: (error: Error) => {
          reportUnexpected(error);
          setAnswer(null);
        },
      });
      stop = () => subscription.unsubscribe();
    };
    const timer = setTimeout(ask, asked.current?.key === key ? restMilliseconds : 0);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, query, key, topic, look, restMilliseconds]);

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible' && performance.now() - (asked.current?.at ?? 0) > STALE_MILLISECONDS)
        setLook((looks) => looks + 1);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);

  return key === null ? null : answer;
}
