# Two images: `shop` is the whole product, and the default; `gateway` is for a shop API of your own (SHOP_API_URL): docker build --target gateway .
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /shop
COPY . .
RUN npm ci --no-audit --no-fund && npm run build

FROM build AS gateway-files
RUN ./scripts/deployment/assemble.sh gateway /gateway

FROM build AS shop-files
RUN ./scripts/deployment/assemble.sh shop /whole

FROM node:26.10.0-bookworm-slim AS program
WORKDIR /shop
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data MALLOC_ARENA_MAX=2
RUN mkdir -p /data && chown node /data
USER node
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

# As the first process each hears SIGTERM itself, and stops gracefully.
FROM program AS gateway
COPY --from=gateway-files /gateway /shop
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=50", "gateway/main.ts"]

FROM program AS shop
COPY --from=shop-files /whole /shop
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=50", "main.ts"]
