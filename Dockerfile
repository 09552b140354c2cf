# One image for all services: the command says which one a container is (docker-compose.yml and k8s/ name it).
# Build where the network needs it:  docker build --network host -t senior-health-guide:local .
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund --loglevel=error
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund --loglevel=error

FROM ${NODE_IMAGE}
# Images read the real public sources only; NODE_ENV=production makes every service insist on its secrets.
ENV NODE_ENV=production \
    SOURCES=live \
    HOST=0.0.0.0 METRICS_HOST=0.0.0.0 \
    SERVICE_PORT=8080
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# The files belong to root and the process does not: it cannot change its own program. By number, for runAsNonRoot.
USER 1000:1000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.SERVICE_PORT}/internal/health`, { signal: AbortSignal.timeout(4000) }).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--enable-source-maps"]
CMD ["dist/services/gateway/src/main.js"]
