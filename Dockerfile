FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY resources/package.json resources/
COPY workflows/package.json workflows/
COPY locales/package.json locales/
COPY backend/package.json backend/
COPY admin/package.json admin/
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs && npm prune --omit=dev --no-audit --no-fund

# The server runs the TypeScript as it is; only the admin is built.
FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3333 STORAGE_DIR=/data
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && mkdir -m 700 /data/files && chown -R node:node /data
USER node
VOLUME /data
EXPOSE 3333
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3333/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "backend/bin/start.ts"]
