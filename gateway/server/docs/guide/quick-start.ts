import { stripIgnoredCharacters } from 'graphql';
import { exampleNamed } from '../../../graphql-server/graphiql/examples.ts';
import { KEY_HEADER } from '../../../graphql-server/caller.ts';
import { codeBlock } from '../code-block.ts';
import { PLACEHOLDERS } from '../placeholders.data.ts';

/** The documented operations are the tested examples. */
const FIND = 'start/find-products';
const ADD = 'cart/add-to-cart';
const DELIVERY = 'delivery/delivery-estimate';

const { origin } = PLACEHOLDERS;

const textOf = (name: string) =>
  exampleNamed(name)
    .query.replace(/^#.*\n/gm, '')
    .trim();
const variablesOf = (name: string) => JSON.parse(exampleNamed(name).variables ?? '{}') as object;
const indented = (text: string, spaces: number) => text.replaceAll('\n', `\n${' '.repeat(spaces)}`);

const inCurl = `curl ${origin}/graphql \\
  -H 'content-type: application/json' \\
  -H "${KEY_HEADER}: $PARTNER_KEY" \\
  -d '${JSON.stringify({ query: stripIgnoredCharacters(textOf(FIND)), variables: variablesOf(FIND) })}'`;

const inTypeScript = `const query = \`
  ${indented(textOf(FIND), 2)}
\`;

const response = await fetch('${origin}/graphql', {
  method: 'POST',
  headers: { 'content-type': 'application/json', '${KEY_HEADER}': process.env.PARTNER_KEY ?? '' },
  body: JSON.stringify({ query, variables: ${JSON.stringify(variablesOf(FIND))} }),
});
const { data, errors, extensions } = await response.json();
if (errors) throw new Error(\`\${errors[0].extensions.code}: \${errors[0].message}\`);
for (const { node } of data.search.edges) console.log(node.name, node.price.incVat.pence / 100);
console.log('It cost', extensions.cost.requested);`;

const inPython = `import json, os, urllib.request

query = """
  ${indented(textOf(FIND), 2)}
"""

request = urllib.request.Request(
    "${origin}/graphql",
    data=json.dumps({"query": query, "variables": ${JSON.stringify(variablesOf(FIND))}}).encode(),
    headers={"content-type": "application/json", "${KEY_HEADER}": os.environ.get("PARTNER_KEY", "")},
)
answer = json.load(urllib.request.urlopen(request))
if "errors" in answer:
    raise RuntimeError(answer["errors"][0]["message"])
for edge in answer["data"]["search"]["edges"]:
    print(edge["node"]["name"], edge["node"]["price"]["incVat"]["pence"] / 100)
print("It cost", answer["extensions"]["cost"]["requested"])`;

const cartInTypeScript = `let token: string | null = null;

async function ask(query: string, variables: object) {
  const headers: Record<string, string> = { 'content-type': 'application/json', '${KEY_HEADER}': process.env.PARTNER_KEY ?? '' };
  if (token) headers.authorization = \`Bearer \${token}\`;
  const response = await fetch('${origin}/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  token = response.headers.get('x-cart-token') ?? token; // sent once, when the cart is created: store it
  return response.json();
}

const added = await ask(\`
  ${indented(textOf(ADD), 2)}
\`, ${indented(JSON.stringify(variablesOf(ADD), null, 2), 0)});
const result = added.data.cartLineAdd;
if (result.__typename !== 'CartLineAddPayload') throw new Error(\`\${result.code}: \${result.message}\`);

const delivery = await ask(\`
  ${indented(textOf(DELIVERY), 2)}
\`, { postcode: 'BT1 1AA' });
const { dispatchAfterPayment, earliestDate } = delivery.data.cart.delivery;
// No day can be promised while the only way to pay is a bank transfer.
console.log(dispatchAfterPayment ? 'After the transfer has arrived' : earliestDate);`;

/** The first request in three languages, and a cart in one. */
export function quickStart(): string {
  return `### The operation {#first-operation}

Three products, with ids, addresses and prices.

${codeBlock(textOf(FIND), { label: 'The first operation', language: 'graphql', example: FIND })}

${codeBlock(JSON.stringify(variablesOf(FIND), null, 2), { label: 'Its variables', language: 'json' })}

### curl

${codeBlock(inCurl, { label: 'The first request, with curl', language: 'sh' })}

### TypeScript

${codeBlock(inTypeScript, { label: 'The first request, in TypeScript', language: 'ts' })}

### Python

${codeBlock(inPython, { label: 'The first request, in Python', language: 'python' })}

### A cart, from a server {#a-cart}

Adds two of a product to a new cart, then reads the delivery date. Every mutation takes one \`input\`, or nothing, and returns a union of its payload and the errors that a program can act on, each with a stable \`code\`. They are not in \`errors\`.

${codeBlock(cartInTypeScript, { label: 'A cart, in TypeScript', language: 'ts', example: ADD })}`;
}
