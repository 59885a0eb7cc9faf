import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeBlock } from '../highlight/code-block.ts';

/** Where a deployment serves the packed kit. */
export const KIT_PATH = '/docs/kit.tgz';

const README = join(import.meta.dirname, '../../../../kit/README.md');

/** How to get the kit and the starters, with the tested example of the kit’s README. */
export function kitHtml(origin: string, name: string): string {
  const [, example = ''] = /```ts\n([\s\S]+?)```/.exec(readFileSync(README, 'utf8')) ?? [];
  const address = `${origin}${KIT_PATH}`;
  return `<p><a href="${KIT_PATH}">The kit</a> is an npm package without dependencies: typed operations from the search to the order, and a client that keeps the cart’s token, repeats requests safely, and honours <code>Retry-After</code>. It runs in Node 20.3 or newer and in browsers. Keep its file with your code: the next deployment may serve another version here.</p>
${codeBlock(`curl -sOJ ${address}\nnpm install ./${name}`, { label: 'Installing the kit', language: 'shell' })}${codeBlock(example, { label: 'A cart, with the kit', language: 'typescript' })}
<p>It also has two starters, whole programs that place an order and keep a copy of the catalogue: in TypeScript with the kit, and in Python with its standard library alone. The order is a real one, to be paid by bank transfer.</p>
${codeBlock(`tar xzf ${name}\ncd package/starters/python\nexport SHOP_URL=${origin} PARTNER_KEY=…\npython3 buy.py lamp`, { label: 'Running a starter', language: 'shell' })}`;
}
