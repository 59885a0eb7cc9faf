// JavaScript in CommonJS, so that Medusa starts without a build.
const { defineConfig } = require('@medusajs/framework/utils');

module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false } },
    http: {
      storeCors: 'http://127.0.0.1',
      adminCors: 'http://127.0.0.1',
      authCors: 'http://127.0.0.1',
      // Known to everybody: of a server of tests, on the loopback interface.
      jwtSecret: 'for tests alone',
      cookieSecret: 'for tests alone',
    },
  },
});
