FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && PATH=$PWD/node_modules/.bin:$PATH node -e "import('./scripts/build-web.ts').then((m) => m.buildWeb())" && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/pp-tools
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
COPY --from=build /app/data ./data
COPY --from=build /app/docs/openapi.json ./docs/openapi.json
RUN mkdir -p /var/lib/pp-tools && chown node:node /var/lib/pp-tools
USER node
EXPOSE 3000
CMD ["node", "packages/server/src/main.ts"]
