/** Prints the schema, from which Relay's compiler makes the storefront's artifacts, then runs the gateway. Restarted by Node when its code changes. */
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
await import('../print-schema.ts');
await import('../../gateway/main.ts');

export {};
