import { EVENT_TYPES } from '../../../partners/webhooks/event-types.data.ts';
import { WEBHOOK_LIMITS } from '../../../partners/webhooks/schedule.rules.ts';
import { codeBlock } from '../code-block.ts';
import { table } from '../table.ts';

const DAY_MILLISECONDS = 86_400_000;
const days = (milliseconds: number) => `${milliseconds / DAY_MILLISECONDS} days`;

const RECEIVER = `import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET); // whsec_…
const seen = new Set(); // in your database

createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  try {
    const event = webhook.verify(body, request.headers);
    const id = request.headers['webhook-id'];
    if (!seen.has(id)) console.log(event.type, event.data);
    seen.add(id);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(3000);`;

const VERIFY = `import base64, hashlib, hmac, time

def is_genuine(secret, headers, body):  # body: the bytes as received
    sent = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    key = base64.b64decode(secret.removeprefix("whsec_"))
    mine = base64.b64encode(hmac.new(key, sent, hashlib.sha256).digest()).decode()
    is_recent = abs(time.time() - int(headers["webhook-timestamp"])) < 300
    return is_recent and any(
        hmac.compare_digest(f"v1,{mine}", given) for given in headers["webhook-signature"].split(" ")
    )`;

const EVENT = `{
  "type": "price.updated",
  "timestamp": "2026-11-26T10:00:00.000Z",
  "data": { "id": "UHJvZHVjdDovZXhhbXBsZS1wcm9kdWN0Lw", "path": "/example-product/", "sku": "EXAMPLE-1" }
}`;

/** The page about webhooks. */
export function webhooksMarkdown(): string {
  return `The shop tells your server what changed, instead of being asked again and again. The shop’s operator adds your address with \`npm run partner -- webhook add ID https://partner.example/hooks\` and sends you its secret, which is shown once. Messages follow the [Standard Webhooks](https://www.standardwebhooks.com) specification, so its libraries verify them in most languages.

${table(
  ['Event', 'Meaning'],
  Object.entries(EVENT_TYPES).map(([type, meaning]) => [`\`${type}\``, meaning]),
)}

${codeBlock(EVENT, { label: 'The body of a message', language: 'json' })}

A message has ids, codes and times, and nothing personal. \`id\` is the id of the product or order in the graph: read what you need with [\`node\`](#Query.node), \`nodes\` or \`productsBySku\`, an order with \`order\` and the \`accessKey\` from its checkout. Messages of orders also have \`number\` and \`status\`. Only orders that your own key placed after the endpoint was added have messages.

### Verify and answer

${codeBlock(RECEIVER, { label: 'A receiver in JavaScript, with npm install standardwebhooks', language: 'ts' })}

${codeBlock(VERIFY, { label: 'The same check in Python, without a library', language: 'python' })}

Answer with a status from 200 to 299 within ${WEBHOOK_LIMITS.requestMilliseconds / 1_000} seconds; do slow work afterwards. Redirects are not followed. Answer 410 to have the endpoint switched off.

### Order, repeats and outages

- Messages about one product or order come in their order: the next one waits until you have accepted the former. Messages about different ones come up to ${WEBHOOK_LIMITS.atOnce} at once.
- A message that you do not accept is sent again after 10, 20, 40 seconds and so on, up to an hour, for ${days(WEBHOOK_LIMITS.triedMilliseconds)}. Each attempt has the same \`webhook-id\` and a new \`webhook-timestamp\`.
- In rare cases, such as a lost answer, a message comes twice: remember the ids that you have handled.
- An endpoint that accepts nothing for ${days(WEBHOOK_LIMITS.failingMilliseconds)}, or for which ${WEBHOOK_LIMITS.pending.toLocaleString('en-GB')} messages wait, is switched off. The operator switches it on again; what happened meanwhile is in [\`products\`](#Query.products) with \`updatedSince\`.
- The operator can list and replay messages for ${days(WEBHOOK_LIMITS.keptMilliseconds)}.

Changes of products and prices come within seconds, as does the stock that orders take. Changes of stock of which the shop API says nothing come within the hour, changes of an order within a minute at first and within ten minutes later.`;
}
