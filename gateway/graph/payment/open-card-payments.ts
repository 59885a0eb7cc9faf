import type { Logger } from 'pino';
import type { Config } from '../../../config/config.ts';
import type { CardPayments } from './card-payments.ts';

/** Opens the card provider that the configuration names; null when it names none. Its library is loaded only then. */
export async function openCardPayments(
  { stripe, publicUrl }: Config,
  logger: Pick<Logger, 'warn'>,
): Promise<CardPayments | null> {
  if (!stripe) return null;
  const { createStripePayments } = await import('./stripe.ts');
  return createStripePayments({
    ...stripe,
    publicUrl,
    onFailure: (order, error) => logger.warn({ order, error }, 'a card payment could not be opened'),
  });
}
