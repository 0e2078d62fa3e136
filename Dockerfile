# The workbench for a team: docker compose up, or docs/deployment.md.
FROM node:24-bookworm-slim AS build
WORKDIR /klartext
COPY . .
# What the server needs of the optional packages stays; all that builds and tests goes.
RUN npm ci --no-audit --no-fund \
  && node scripts/keep-for-server.js \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /klartext
ENV NODE_ENV=production KLARTEXT_DATA=/data
COPY --from=build /klartext/package.json /klartext/LICENSE /klartext/NOTICE ./
COPY --from=build /klartext/node_modules node_modules
COPY --from=build /klartext/bin bin
COPY --from=build /klartext/dist dist
COPY --from=build /klartext/corpora corpora
COPY --from=build /klartext/designs designs
COPY --from=build /klartext/examples examples
COPY --from=build /klartext/guidelines guidelines
COPY --from=build /klartext/prompts prompts
COPY --from=build /klartext/LICENSES LICENSES
COPY --from=build /klartext/languages languages
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8088
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8088/api/health').then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "bin/klartext.js"]
CMD ["serve", "--host", "0.0.0.0"]
