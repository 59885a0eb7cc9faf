import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runImport } from '../../shop/import/run-import.ts';
import { migrate } from '../../shop/database/migrations/migrations.ts';
import { openDatabase, databaseLocation } from '../../shop/database/open-database.ts';

/** Measures duration and peak memory of an import in each format, from generated files: `npm run bench:import -- --rows 50000`. */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '50000' } } });
const rows = Number(values.rows);
const text =
  'Turned from solid brass, finished by hand and lacquered, so that it keeps its colour in a bathroom as well as in a hall. '.repeat(
    4,
  );

type Line = (index: number) => string;
const formats: Record<string, { header: string; line: Line; footer: string }> = {
  'shopify.csv': {
    header:
      'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Image Src,Status\n',
    // Five rows a product: five finishes.
    line: (index) =>
      `lamp-${Math.floor(index / 5)},${index % 5 === 0 ? `Lamp ${index}` : ''},"<p>${text}</p>",Brand ${index % 40},Wall Lights,Finish,Finish ${index % 5},S-${index},shopify,${index % 30},${(index % 90) + 10}.50,https://cdn.example.com/${index}.jpg,active\n`,
    footer: '',
  },
  'merchant.tsv': {
    header: 'id\ttitle\tdescription\timage_link\tavailability\tprice\tbrand\tproduct_type\titem_group_id\tcolor\n',
    // Items of one group are far apart, as in real feeds.
    line: (index) =>
      `M-${index}\tLantern ${index % (rows / 4)}\t${text}\thttps://cdn.example.com/${index}.jpg\tin_stock\t${(index % 90) + 10}.50 GBP\tBrand ${index % 40}\tExterior Lighting > Wall Lanterns\tG-${index % (rows / 4)}\tFinish ${Math.floor(index / (rows / 4))}\n`,
    footer: '',
  },
  'bigcommerce.json': {
    header: '{"data":[',
    line: (index) =>
      `${index > 0 ? ',' : ''}${JSON.stringify({ id: index + 1, name: `Switch ${index}`, sku: `B-${index}`, price: (index % 90) + 10.5, description: `<p>${text}</p>`, brand_name: `Brand ${index % 40}`, breadcrumb: [{ name: 'Switches & Sockets' }, { name: 'Switches' }], images: [{ url_zoom: `https://cdn.example.com/${index}.jpg` }] })}\n`,
    footer: ']}',
  },
};

const directory = mkdtempSync(join(tmpdir(), 'bench-import-'));
try {
  for (const [name, format] of Object.entries(formats)) {
    const file = join(directory, name);
    const handle = await open(file, 'w');
    await handle.write(format.header);
    for (let index = 0; index < rows; index += 5_000)
      await handle.write(
        Array.from({ length: Math.min(5_000, rows - index) }, (_, offset) => format.line(index + offset)).join(''),
      );
    await handle.write(format.footer);
    await handle.close();
    const db = await openDatabase(databaseLocation({ dataDir: join(directory, `${name}-data`) }));
    await migrate(db);
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 50);
    const started = performance.now();
    const result = await runImport(db, {
      files: [file],
      mode: 'keep',
      pricesIncludeVat: true,
      today: '2026-01-01',
      now: Date.parse('2026-01-01'),
      onRemark: (_, kind, remark) => console.log(kind, remark),
    });
    const seconds = (performance.now() - started) / 1_000;
    clearInterval(watch);
    await db.destroy();
    console.log(
      `${name}: ${(statSync(file).size / 1e6).toFixed(0)} MB, ${result.rows} rows, ${result.added} products in ${seconds.toFixed(1)} s (${Math.round(result.rows / seconds)} rows/s), at most ${(most / 1e6).toFixed(0)} MB of memory`,
    );
  }
} finally {
  rmSync(directory, { recursive: true });
}
