import { parseArgs } from 'node:util';
import { HERE } from '../deployment/gateway-process.ts';
import { median, ratio, ratioText } from './comparison.rules.ts';
import { kindsOfPage, row } from './pages/kinds.ts';
import { measureServer } from './pages/server-cost.ts';
import { againstFloor, worsenings } from './pages/server-cost.rules.ts';
import { serveShop } from './pages/served-shop.ts';

/**
 * What each kind of page costs the server, rendered and from the cache: `npm run build && node scripts/bench/pages.ts`.
 * `floor` is a server that writes the same elements with React and has no components or data, `graph` what the page's
 * operations cost on their own: a rendered page without the graph's cost should be at most 1.5 times the floor.
 *
 * With `--against PATH`, a checkout of another release that is built, both take turns; `× before` is the median of the
 * rounds, with the least and the largest. `--only product --rounds 1` for one kind and round, `--products 50000` for a
 * larger catalogue. Fails when a page is beyond its limits, or costs more than the other build's beyond noise.
 */
const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    only: { type: 'string', default: '' },
    products: { type: 'string', default: '4200' },
    rounds: { type: 'string', default: '5' },
  },
});
const { origin, stop } = await serveShop();
const kinds = await kindsOfPage(origin, values.only).finally(stop);
const checkouts = values.against ? [HERE, values.against] : [HERE];
const costs = await measureServer(new Map(kinds.map(({ name, path }) => [name, path])), {
  seedProducts: Number(values.products),
  rounds: Number(values.rounds),
  checkouts,
});
console.log(
  row('page', [
    'cold ms',
    'cold × before',
    'graph ms',
    'floor ms',
    'render × floor',
    'cached ms',
    'cached × before',
    'cached/s',
    'HTML',
    'zstd',
    'memory MB',
  ]),
);
for (const [name, [now, before]] of costs) {
  if (!now) continue;
  for (const [build, cost] of [
    ['before', before],
    ['now', now],
  ] as const)
    if (cost)
      console.log(
        row(before ? `${name}, ${build}` : name, [
          median(cost.coldMilliseconds).toFixed(2),
          ratioText(cost === now && before ? ratio(now.coldMilliseconds, before.coldMilliseconds) : null),
          median(cost.graphMilliseconds).toFixed(2),
          median(cost.floorMilliseconds).toFixed(2),
          ratioText(againstFloor(cost)),
          cost.cached ? median(cost.cached.milliseconds).toFixed(3) : '–',
          ratioText(
            cost === now && now.cached && before?.cached
              ? ratio(now.cached.milliseconds, before.cached.milliseconds)
              : null,
          ),
          cost.cached ? Math.round(median(cost.cached.perSecond)) : '–',
          cost.htmlBytes,
          cost.zstdBytes,
          cost.residentMegabytes,
        ]),
      );
  const worse = worsenings(now, before);
  for (const each of worse) console.log(`  ✗ ${each}`);
  if (worse.length > 0) process.exitCode = 1;
}
