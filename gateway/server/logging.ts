import { pino, type Logger, type LoggerOptions } from 'pino';

/** Longer messages contain whole queries. */
const MESSAGE_CHARACTERS_MAXIMUM = 500;

/** One JSON line per event. Errors have name, message and stack alone: the rest may be large or personal. */
export function createLogger(level: string): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: {
      error: (error: unknown) =>
        error instanceof Error
          ? {
              name: error.name,
              message: error.message.slice(0, MESSAGE_CHARACTERS_MAXIMUM),
              stack: error.stack?.split('\n').slice(1, 8),
            }
          : { message: String(error).slice(0, MESSAGE_CHARACTERS_MAXIMUM) },
    },
  };
  // A destination of pino's own ends the process when a line cannot be written, as on a full disk.
  return pino(options, process.stdout);
}
