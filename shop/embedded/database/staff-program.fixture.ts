import { dirname } from 'node:path';
import { readShopConfig } from '../config/config.ts';
import { vi } from 'vitest';
import type { DatabaseLocation } from './open-database.ts';
import { runCommand, type StaffCommands } from './staff-program.ts';

/** Runs a staff program's commands in this process on a SQLite file or a database. Resolves to what it printed. */
export const runnerOf =
  (commands: StaffCommands, location: () => DatabaseLocation) =>
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
      if ('file' in place)
        await runCommand(commands, [...words, '--data-dir', dirname(place.file)], readShopConfig({}));
      else await runCommand(commands, words, readShopConfig({ DATABASE_URL: place.databaseUrl }));
      return told.join('');
    } finally {
      line.mockRestore();
      output.mockRestore();
    }
  };
