/** Asks for a term's answer. The function it returns gives up waiting, and takes the request back. */
export type Ask<Answer> = (term: string, done: (answer: Answer | null) => void) => () => void;

export interface Asker {
  /** Wants the answer for a term, in place of any term before it. */
  want(term: string): void;
  /** Wants no answer any more. */
  stop(): void;
}

interface AskerOptions<Answer> {
  ask: Ask<Answer>;
  /** Told the answer for the term that is wanted, and never for one before it; null when there was no answer to be had. */
  onAnswer(term: string, answer: Answer | null): void;
  /** How long typing must rest before a question is sent. */
  restMilliseconds: number;
}

/** Answers kept for the way back over the same letters. */
const KEPT_MAXIMUM = 30;

/** Asks for the term that was typed last, once typing rests; a question that is out of date is taken back. */
export function createAsker<Answer>({ ask, onAnswer, restMilliseconds }: AskerOptions<Answer>): Asker {
  const kept = new Map<string, Answer>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let takeBack: (() => void) | null = null;
  let turn = 0;

  function stop() {
    turn += 1;
    clearTimeout(timer);
    takeBack?.();
    takeBack = null;
  }

  function send(term: string) {
    const asked = turn;
    takeBack = ask(term, (answer) => {
      if (asked !== turn) return;
      takeBack = null;
      if (answer !== null) keep(term, answer);
      onAnswer(term, answer);
    });
  }

  function keep(term: string, answer: Answer) {
    kept.set(term, answer);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAXIMUM && oldest !== undefined) kept.delete(oldest);
  }

  return {
    want(term) {
      stop();
      const known = kept.get(term);
      if (known === undefined) timer = setTimeout(send, restMilliseconds, term);
      else onAnswer(term, known);
    },
    stop,
  };
}
