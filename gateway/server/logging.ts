import { pino, type Logger } from 'pino';

/** Truncates messages, because longer ones contain whole queries. */
const MESSAGE_CHARACTERS_MAXIMUM = 500;

/** Logs one JSON line per event. Errors are reduced to name, message and stack, because other properties may be large or personal. */
export function createLogger(level: string): Logger {
  return pino({
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
  });
}
