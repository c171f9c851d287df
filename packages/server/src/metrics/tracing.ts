import type { RequestWatcher } from '../http/request-watch.ts';

/** Spans of requests on their way to a collector. */
export interface Tracing {
  readonly watchRequest: RequestWatcher;
  /** Sends what waits. */
  close(): Promise<void>;
}

/** `00-<trace>-<parent>-<flags>` of the W3C trace context. */
const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Whether the environment names a collector, in the variables that OpenTelemetry defines. */
const isWanted = (environment: Readonly<Record<string, string | undefined>>): boolean =>
  environment.OTEL_SDK_DISABLED !== 'true' &&
  [environment.OTEL_EXPORTER_OTLP_ENDPOINT, environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT].some(
    (endpoint) => endpoint !== undefined && endpoint !== '',
  );

/**
 * Sends a span for each request by OTLP over HTTP when the environment names a collector; null otherwise, and then
 * none of its libraries is loaded. A span is made when the answer was sent, as a child of the caller's `traceparent`.
 */
export async function openTracing(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Tracing | null> {
  if (!isWanted(environment)) return null;
  const [api, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const share = Number(environment.OTEL_TRACES_SAMPLER_ARG ?? 1);
  const provider = new sdk.TracerProvider({
    resource: resources
      .resourceFromAttributes({ 'service.name': 'pp-tools' })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    sampler: new sdk.ParentBasedSampler({
      root: new sdk.TraceIdRatioBasedSampler(Number.isFinite(share) ? share : 1),
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('pp-tools');
  return {
    watchRequest: (request, reply, route) => {
      const end = Date.now();
      const [, traceId, spanId, flags] = traceparent.exec(`${request.headers.traceparent}`) ?? [];
      const parent =
        traceId === undefined || spanId === undefined
          ? api.ROOT_CONTEXT
          : api.trace.setSpanContext(api.ROOT_CONTEXT, {
              traceId,
              spanId,
              traceFlags: Number.parseInt(flags ?? '0', 16),
              isRemote: true,
            });
      const span = tracer.startSpan(
        `${request.method} ${route}`,
        {
          kind: api.SpanKind.SERVER,
          startTime: end - reply.elapsedTime,
          attributes: {
            'http.request.method': request.method,
            'http.route': route,
            'http.response.status_code': reply.statusCode,
            'pp.request_id': request.id,
          },
        },
        parent,
      );
      if (reply.statusCode >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR });
      span.end(end);
    },
    close: () => provider.shutdown(),
  };
}
