import { dirname } from 'node:path';
import { vi } from 'vitest';
import type { DatabaseLocation } from './open-database.ts';

/** Runs a staff program in this process on a SQLite file (--data-dir) or a database (DATABASE_URL). Resolves to what it printed. */
export const runnerOf =
  (program: (words: readonly string[], env: NodeJS.ProcessEnv) => Promise<void>, location: () => DatabaseLocation) =>
  async (...words: string[]): Promise<string> => {
    const place = location();
    const told: string[] = [];
    const line = vi.spyOn(console, 'log').mockImplementation((text) => void told.push(`${String(text)}\n`));
    const output = vi.spyOn(process.stdout, 'write').mockImplementation((chunk, _encoding, done) => {
      told.push(String(chunk));
      if (typeof done === 'function') done();
      return true;
    });
    try {
      if ('file' in place) await program([...words, '--data-dir', dirname(place.file)], {});
      else await program(words, { DATABASE_URL: place.databaseUrl });
      return told.join('');
    } finally {
      line.mockRestore();
      output.mockRestore();
    }
  };
