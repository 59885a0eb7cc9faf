import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHostCount, missingHosts } from './image-hosts.ts';
import { openReport, reportPath } from './report.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'import-report-'));
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(directory, { recursive: true });
});

test('every remark is in the report, the first 20 on screen', async () => {
  const report = openReport(join(directory, 'report.csv'));
  for (let row = 1; row <= 30; row += 1)
    report.remark('/feeds/lamps.csv', 'left-out', { row, column: 'Price', reason: '“1"2” is not a price' });
  report.remark('lamps.csv', 'off-sale', { row: 31, column: 'Status', reason: 'draft' });
  report.remark('lamps.csv', 'note', { row: 32, column: '', reason: 'taken' });
  report.removed({ key: 'shopify:old-lamp', productId: 1 }, 'lamps.csv');
  report.hosts(['cdn.example.com', 'http://pictures.example.org']);
  await report.close();
  const lines = readFileSync(join(directory, 'report.csv'), 'utf8').trimEnd().split('\n');
  expect(lines.slice(0, 2)).toEqual([
    'file,row,column,effect,reason',
    '"lamps.csv","1","Price","left out","“1""2” is not a price"',
  ]);
  expect(lines.slice(31)).toEqual([
    '"lamps.csv","31","Status","not for sale","draft"',
    '"lamps.csv","32","","note","taken"',
    '"lamps.csv","","","taken off sale","“old-lamp” is no longer there, or not for sale"',
    '"","","pictures","note","IMAGE_HOSTS needs cdn.example.com,http://pictures.example.org"',
  ]);
  expect(console.log).toHaveBeenCalledTimes(20);
  expect(report.length).toBe(34);
});

test('a report is in a file of its time; the newest thirty are kept, and other files', async () => {
  const folder = join(directory, 'imports');
  mkdirSync(folder);
  const name = (day: number) => `2026-10-${String(day).padStart(2, '0')}T09-00-00.csv`;
  for (let day = 1; day <= 31; day += 1) writeFileSync(join(folder, name(day)), '');
  writeFileSync(join(folder, 'mine.csv'), '');
  const path = reportPath(directory, new Date('2026-11-26T08:30:12.345Z'));
  expect(path).toBe(join(folder, '2026-11-26T08-30-12.csv'));
  const report = openReport(path);
  report.remark('a.csv', 'note', { row: 1, column: 'name', reason: '=HYPERLINK("x")' });
  await report.close();
  const names = readdirSync(folder);
  expect(names).toHaveLength(31);
  expect([names.includes(name(1)), names.includes(name(2)), names.includes(name(3))]).toEqual([false, false, true]);
  expect(names).toContain('mine.csv');
  expect(readFileSync(path, 'utf8')).toContain(`"'=HYPERLINK(""x"")"`);
});

test('an import without remarks writes no report', async () => {
  const path = reportPath(directory, new Date());
  await openReport(path).close();
  expect(existsSync(join(directory, 'imports'))).toBe(false);
});

test('lists image hosts in the format of IMAGE_HOSTS, commonest first, but for those that are allowed already', () => {
  const hosts = createHostCount();
  const paths = ['https://a.example/1', '', 'http://b.example:8080/1', 'https://c.example/1', 'https://c.example/2'];
  for (const url of paths) hosts.add(url);
  expect(hosts.list()).toEqual(['c.example', 'a.example', 'http://b.example:8080']);
  const allowed = ['a.example', '.cdn.example'].map((name) => ({ protocol: 'https:', name, port: '' }));
  const missing = ['cdn.example', 'http://a.example', 'a.example:8443'];
  expect(missingHosts(['a.example', 'x.cdn.example', ...missing], allowed)).toEqual(missing);
});
