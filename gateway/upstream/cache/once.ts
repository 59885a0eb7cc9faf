/** Plain data: what looks alike is alike. */
type Key = string | number | object;

/** Makes each call once, however many ask for it: a call with the same arguments is answered by the first one's answer. */
export function once<Arguments extends Key[], Answer>(
  load: (...given: Arguments) => Promise<Answer>,
): (...given: Arguments) => Promise<Answer> {
  // Made when it is needed: most requests make few of the calls that there are.
  let answers: Map<string, Promise<Answer>> | null = null;
  return (...given) => {
    answers ??= new Map();
    const key = JSON.stringify(given);
    const known = answers.get(key);
    if (known) return known;
    const answer = load(...given);
    answers.set(key, answer);
    return answer;
  };
}

/** A call whose answer is let go of when it ends: a map that lives long and changes much holds on to what was in it for longer than it says. */
interface UnderWay<Answer> {
  answer: Promise<Answer> | null;
}

/** Lets a call that is under way answer everyone who asks the same meanwhile; the next one to ask starts anew. */
export function whileUnderWay<Arguments extends Key[], Answer>(
  load: (...given: Arguments) => Promise<Answer>,
): (...given: Arguments) => Promise<Answer> {
  const calls = new Map<string, UnderWay<Answer>>();
  return (...given) => {
    const key = JSON.stringify(given);
    const known = calls.get(key)?.answer;
    if (known) return known;
    const call: UnderWay<Answer> = { answer: null };
    call.answer = load(...given).finally(() => {
      calls.delete(key);
      call.answer = null;
    });
    calls.set(key, call);
    return call.answer;
  };
}
