import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { CardPayments } from './card-payments.ts';

/** Null when none is configured. Imports its library when needed. config.ts refuses the settings of two providers. */
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
