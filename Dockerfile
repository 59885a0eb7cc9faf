# The whole product: pages, the graph, and the embedded shop unless SHOP_API_URL names another.
FROM node:26-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:26-bookworm-slim
WORKDIR /shop
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data MALLOC_ARENA_MAX=2
COPY --from=build /shop /shop
RUN mkdir -p /data/backups && chown -R node /data
USER node
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As the first process it hears SIGTERM itself, and stops gracefully.
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=50", "main.ts"]
