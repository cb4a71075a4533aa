# The site by itself: deploy/README.md. Built from the root of the repository:
# docker build -t stellwerk-site .
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts
COPY . .
# Variables of the build are named with --build-arg: docs/operating.md lists them.
ARG SITE_ORIGIN SERVICE_WORKER SITE_ENVIRONMENT CONSENT_CONTAINER TAG_MANAGER THIRD_PARTY_ORIGINS THIRD_PARTY_PROXY
ARG FORMS_ENDPOINT BASE_PATH
RUN npm run build && npm run compress && npm run hosting

FROM nginxinc/nginx-unprivileged:1.28.0-alpine
COPY deploy/container.conf /etc/nginx/nginx.conf
COPY --from=build /site/deploy/nginx.conf /etc/nginx/conf.d/default.conf
# Below 1024 only root may listen.
USER root
RUN sed -i 's/listen 80;/listen 8080;/' /etc/nginx/conf.d/default.conf
USER 101
COPY --from=build /site/out /var/www/stellwerk
EXPOSE 8080
# As a proxy that ends TLS asks: without its header the answer is the redirect to https.
HEALTHCHECK CMD ["wget", "-q", "--spider", "--header", "X-Forwarded-Proto: https", "http://127.0.0.1:8080/robots.txt"]
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
