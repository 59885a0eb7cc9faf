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
  // Not a destination of its own, whose lines on a full disk would end the process, or pile up.
  return pino(options, process.stdout);
}
