import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeBlock } from '../code-block.ts';
import { PLACEHOLDERS } from '../placeholders.data.ts';

const README = join(import.meta.dirname, '../../../../kit/README.md');

/** The page about the kit and the starters, with the tested example of the kit’s README. */
export function kitMarkdown(): string {
  const { origin, kitName } = PLACEHOLDERS;
  const [, example = ''] = /```ts\n([\s\S]+?)```/.exec(readFileSync(README, 'utf8')) ?? [];
  return `[The kit](/docs/kit.tgz) is an npm package without dependencies: typed operations from the search to the order, and a client that keeps the cart’s token, repeats requests safely, and honours \`Retry-After\`. It runs in Node 20.3 or newer and in browsers. Keep its file with your code: the next deployment may serve another version here.

${codeBlock(`curl -sOJ ${origin}/docs/kit.tgz\nnpm install ./${kitName}`, { label: 'Installing the kit', language: 'sh' })}

${codeBlock(example.replace("'white'", "'example-term'"), { label: 'A cart, with the kit', language: 'ts' })}

It also has two starters, whole programs that place an order and keep a copy of the catalogue: in TypeScript with the kit, and in Python with its standard library alone. The order is a real one, to be paid by bank transfer.

${codeBlock(`tar xzf ${kitName}\ncd package/starters/python\nexport SHOP_URL=${origin} PARTNER_KEY=…\npython3 buy.py example-term`, { label: 'Running a starter', language: 'sh' })}`;
}
