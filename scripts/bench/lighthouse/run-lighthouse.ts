import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The parts of Lighthouse's JSON report that the benchmark reads. */
export interface LighthouseReport {
  environment: { benchmarkIndex: number };
  /** Scores are from 0 to 1; null where the category does not apply. A category that was not asked for is missing. */
  categories: Partial<Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
  /** `numericValue` is in the audit's own unit, milliseconds for times. */
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

interface Options {
  /** The port on which the browser can be debugged. */
  port: number;
  categories: readonly Category[];
  /** A pattern of URLs that the browser must not load. Defaults to none. */
  blocked?: string | undefined;
}

/**
 * Runs Lighthouse's mobile preset on the page, in a browser that is running. Up to three attempts: on a busy machine Chromium occasionally drops the
 * trace events that start the navigation, and Lighthouse then asks to be run again.
 */
export async function runLighthouse(url: string, options: Options): Promise<LighthouseReport> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(url, options);
    } catch (error) {
      if (attempt === ATTEMPTS_MAXIMUM || !LOST_EVENTS.test(String(error))) throw error;
    }
  }
}

const ATTEMPTS_MAXIMUM = 3;
/** Lighthouse's error codes for lost trace events, at the end of its message. */
const LOST_EVENTS = /\((?:NO_NAVSTART|NO_TRACING_STARTED)\)/;

async function runOnce(url: string, { port, categories, blocked }: Options): Promise<LighthouseReport> {
  const { stdout } = await promisify(execFile)(
    join(import.meta.dirname, 'node_modules/.bin/lighthouse'),
    [
      url,
      `--port=${port}`,
      `--only-categories=${categories.join(',')}`,
      ...(blocked ? [`--blocked-url-patterns=${blocked}`] : []),
      '--output=json',
      '--output-path=stdout',
      '--quiet',
      '--no-enable-error-reporting',
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as LighthouseReport;
}
