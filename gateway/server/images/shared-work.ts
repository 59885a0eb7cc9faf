interface Flight<Answer> {
  answer: Promise<Answer>;
  gone: AbortController;
  waiting: number;
}

/** Joins a key's pending flight. When all callers' signals have aborted, so does the work's, and a call starts anew. */
export function createSharedWork<Answer>() {
  const flights = new Map<string, Flight<Answer>>();

  function begin(key: string, work: (signal: AbortSignal) => Promise<Answer>): Flight<Answer> {
    const gone = new AbortController();
    const flight: Flight<Answer> = { gone, waiting: 0, answer: work(gone.signal).finally(() => forget(key, flight)) };
    flights.set(key, flight);
    return flight;
  }

  function forget(key: string, flight: Flight<Answer>): void {
    if (flights.get(key) === flight) flights.delete(key);
  }

  return (key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    const flight = flights.get(key) ?? begin(key, work);
    flight.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        flight.waiting -= 1;
        if (flight.waiting === 0) {
          forget(key, flight);
          flight.gone.abort(signal.reason);
        }
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
      flight.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  };
}
