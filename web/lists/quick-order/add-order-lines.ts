import { graphql, type Environment } from 'relay-runtime';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import { formatNumber, cutTo } from '@storefront/domain/text.rules.ts';
import type { addOrderLinesMutation } from '../../__generated__/addOrderLinesMutation.graphql.ts';
import { keepsCookies } from '../../relay/session/keeps-cookies.ts';
import { COOKIES_BLOCKED } from '../../cart/cookies-blocked.data.ts';
import { cartKey } from '../../cart/outbox/cart-key.ts';
import { newId } from '../../cart/client/new-id.ts';
import { sendMutation } from '../../relay/send-mutation.ts';
import type { OrderLine } from '@storefront/domain/order-lines.rules.ts';
import { LINE_QUANTITY_RANGE } from '@storefront/domain/quantity.rules.ts';

/** As many as one call adds. */
const LINES_PER_CALL = 250;

/** As many as possible. Returns why the others were not, by the key of their code. */
export async function addOrderLines(
  environment: Environment,
  lines: readonly OrderLine[],
): Promise<ReadonlyMap<string, string>> {
  if (!(await keepsCookies(true))) return new Map(lines.map(({ sku }) => [skuKey(sku), COOKIES_BLOCKED]));
  const refused = new Map<string, string>();
  for (let start = 0; start < lines.length; start += LINES_PER_CALL) {
    const sent = lines.slice(start, start + LINES_PER_CALL);
    const refusals = await send(environment, sent);
    sent.forEach(({ sku }, index) => {
      const message = refusals[index];
      if (message) refused.set(skuKey(sku), message);
    });
  }
  return refused;
}

/** Why each line was not added; null for one that was. Rejects with a ConnectionError without an answer. */
async function send(environment: Environment, lines: readonly OrderLine[]): Promise<readonly (string | null)[]> {
  const { done, errors } = await sendMutation<addOrderLinesMutation>(
    environment,
    graphql`
      mutation addOrderLinesMutation($input: CartLinesAddInput!) {
        result: cartLinesAdd(input: $input) {
          ... on CartLinesAddPayload @alias(as: "done") {
            results {
              refusal {
                message
                maximumQuantity
              }
            }
          }
          ...FormErrors_error @alias(as: "error")
        }
      }
    `,
    { variables: { input: { lines, idempotencyKey: newId(), cartKey: cartKey() } } },
  );
  if (errors) return lines.map(() => errors.message);
  return done.results.map(({ refusal }) => {
    if (!refusal?.maximumQuantity) return refusal?.message ?? null;
    return `${refusal.message} You can have ${formatNumber(refusal.maximumQuantity)} at most.`;
  });
}

/** Their quantity is no whole number; null for none. */
export function refusedLinesText(refused: readonly string[]): string | null {
  const [first] = refused;
  if (first === undefined) return null;
  const others = refused.length === 1 ? '' : ` and ${formatNumber(refused.length - 1)} more`;
  const help = `Please write each quantity as a whole number from ${LINE_QUANTITY_RANGE}, such as 12.`;
  return `Not added: “${cutTo(first, 60)}”${others}. ${help}`;
}
