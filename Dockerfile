# The server with its pages, compiled rules included.
#   docker build -t cosmodrome .
#   docker run -p 127.0.0.1:8000:8000 -v cosmodrome:/data cosmodrome

FROM node:22-slim AS pages
WORKDIR /build/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci
COPY web ./
RUN npm run build

FROM python:3.13-slim AS wheel
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
COPY --from=pages /build/src/cosmodrome/server/client src/cosmodrome/server/client
RUN pip install --no-cache-dir build && python -m build --wheel --outdir /wheels

FROM python:3.13-slim
COPY --from=wheel /wheels /wheels
COPY constraints.txt /wheels/
RUN pip install --no-cache-dir -c /wheels/constraints.txt "$(echo /wheels/*.whl)[web]" && rm -rf /wheels \
    && useradd --system --home-dir /data cosmodrome && mkdir /data && chown cosmodrome /data
USER cosmodrome
ENV COSMODROME_DATA=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
CMD ["cosmodrome", "serve", "--host", "0.0.0.0", "--port", "8000"]
