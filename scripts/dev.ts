/** Generates what is generated, then runs the product from its sources. Restarted by Node when the gateway's code changes. */
await import('./generate.ts');
await import('../gateway/main.ts');

export {};
