# Three stages: build everything, install what production needs, put both into an image without tools.

FROM node:24.21.0-slim AS build
WORKDIR /app
# The packages are a layer of their own: a change in the sources does not install them again.
COPY package.json package-lock.json ./
COPY api/package.json api/
COPY web/package.json web/
RUN npm ci --no-audit --no-fund
COPY . .
# Production does not even hold the code of the sandbox.
RUN npm run build && rm -rf api/dist/sandbox api/dist/.tsbuildinfo

FROM node:24.21.0-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY api/package.json api/
COPY web/package.json web/
# Only the API's: the pages are bundled with everything that they import.
RUN npm ci --omit=dev --workspace=api --no-audit --no-fund

FROM node:24.21.0-slim
# Nothing is installed in here any more.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-* /usr/local/bin/yarn*
ENV NODE_ENV=production
# Pictures take much memory for a moment; without these, the allocator would keep it.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072
# What requests leave behind is looked through in small pieces: by itself, Node lets it pile up to 128 MB.
ENV NODE_OPTIONS=--max-semi-space-size=16
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/web/dist web/dist
# All of it belongs to root: whoever runs it cannot change it, and it runs on a file system that is read only.
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# What is old and not needed any more is looked for when there is half as much again as was in use: by itself, Node waits for three times as much.
CMD ["node", "--heap-growing-percent=50", "api/dist/src/main.js"]
