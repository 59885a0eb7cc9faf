/** Within how many working days goods leave, such as 1 or 3 to 7. */
interface Days {
  readonly minimum: number;
  readonly maximum: number;
}

/** When goods leave that wait for a payment, as pages and mails say it. */
export function dispatchAfterPayment({ minimum, maximum }: Days, isCollected: boolean): string {
  const days =
    minimum === maximum ? `${maximum} working day${maximum === 1 ? '' : 's'}` : `${minimum} to ${maximum} working days`;
  return `${isCollected ? 'Sent to the store' : 'Dispatched'} ${days} after your payment arrives`;
}
