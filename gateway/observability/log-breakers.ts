import type { Logger } from 'pino';
import type { CallKind } from '../upstream/breaker.rules.ts';
import { WHOLE_SHOP } from '../upstream/breakers.ts';

/** One warning for an outage of the shop API. A kind of call that fails alone is a warning of its own. */
export function logBreakers(logger: Logger): (breaker: CallKind | typeof WHOLE_SHOP, isOpen: boolean) => void {
  const open = new Set<string>();
  return (breaker, isOpen) => {
    const isKnown = open.has(WHOLE_SHOP);
    if (isOpen) open.add(breaker);
    else open.delete(breaker);
    if (breaker === WHOLE_SHOP) {
      if (isOpen) logger.warn('the shop API does not answer');
      else logger.info('the shop API answers again');
    } else if (!isKnown) {
      if (isOpen) logger.warn({ kind: breaker }, 'calls of one kind to the shop API fail');
      else logger.info({ kind: breaker }, 'calls of one kind to the shop API are answered again');
    }
  };
}
