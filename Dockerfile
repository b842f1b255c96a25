# Builds the site, and an image with the server and the built site: docker build --build-arg PUBLIC_URL=https://example.in -t anupalan .
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY design-system/package.json design-system/
COPY site/package.json site/
COPY mock-api/package.json mock-api/
COPY server/package.json server/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# Base of the absolute URLs in the sitemap and canonical links.
ARG PUBLIC_URL
RUN npm run build

FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
COPY server/package.json server/
RUN npm ci --omit=dev --workspace @anupalan/server --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=dependencies /app/node_modules node_modules
COPY package.json ./
COPY server server
COPY --from=build /app/site/dist site/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node directly, not npm, so that the server receives signals.
CMD ["node", "--max-semi-space-size=16", "server/main.ts"]
