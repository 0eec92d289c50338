import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What one app counts and measures. Labels have few values, known beforehand: never an id or an address. */
export interface Metrics {
  registry: Registry
  requests: Counter<'method' | 'route' | 'status'>
  requestTimes: Histogram<'method' | 'route'>
  matching: Histogram<'operation'>
  mails: Counter<'outcome'>
  billingCorrections: Counter
  notifications: Counter
  tasks: Histogram<'task' | 'outcome'>
  taskSuccesses: Gauge<'task'>
  jobs: Gauge<'queue' | 'state'>
  /** What only a query tells, asked before the metrics are told. None may reject or take long. */
  readings: Set<() => Promise<void>>
}

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE

/** Up to the 20 ms that nothing may keep the event loop, and a few beyond. */
const MATCHING_SECONDS = [
  0.00002, 0.00005, 0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5,
]
/** Each is a line for each route, and all lines are written in one go: few, so that it is a short one. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const TASK_SECONDS = [0.01, 0.1, 1, 10, 60, 600, 3600]
const MAIL_OUTCOMES = ['sent', 'deferred', 'given_up']

/** Each app has its own, so that several may live in one process. */
export function openMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const metrics: Metrics = {
    registry,
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Answered requests by route and status class.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    requestTimes: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'From the headers of a request to the end of its answer.',
      labelNames: ['method', 'route'],
      buckets: REQUEST_SECONDS,
      registers,
    }),
    matching: new Histogram({
      name: 'laurel_match_query_duration_seconds',
      help: 'One count, page, unlock analysis, explanation of a match, or search in PostgreSQL.',
      labelNames: ['operation'],
      buckets: MATCHING_SECONDS,
      registers,
    }),
    mails: new Counter({
      name: 'laurel_mails_total',
      help: 'Tries to hand a mail to the mail server: sent, deferred (tried again) or given up.',
      labelNames: ['outcome'],
      registers,
    }),
    billingCorrections: new Counter({
      name: 'laurel_billing_corrections_total',
      help: 'Subscriptions that differed from what the provider had, when they were compared.',
      registers,
    }),
    notifications: new Counter({
      name: 'laurel_notifications_total',
      help: 'Notifications made.',
      registers,
    }),
    tasks: new Histogram({
      name: 'laurel_task_duration_seconds',
      help: 'Runs of the scheduled tasks in this process, done or failed.',
      labelNames: ['task', 'outcome'],
      buckets: TASK_SECONDS,
      registers,
    }),
    taskSuccesses: new Gauge({
      name: 'laurel_task_last_success_timestamp_seconds',
      help: 'When a scheduled task last ended well in this process.',
      labelNames: ['task'],
      registers,
    }),
    jobs: new Gauge({
      name: 'laurel_jobs',
      help: 'Jobs in the database by queue and state, as pg-boss last counted them.',
      labelNames: ['queue', 'state'],
      registers,
    }),
    readings: new Set(),
  }
  // What was never counted would be missing instead of 0, and its first one no increase.
  for (const outcome of MAIL_OUTCOMES) metrics.mails.inc({ outcome }, 0)
  processRegistry()
  return metrics
}

let ofProcess: Registry | undefined

/** Memory, processor, event loop and the like: there is one process, however many apps. */
function processRegistry(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  return ofProcess
}

/** Everything in the Prometheus text format. */
export async function tellMetrics({ registry, readings }: Metrics): Promise<string> {
  await Promise.all([...readings].map((read) => read()))
  const parts = await Promise.all([registry.metrics(), processRegistry().metrics()])
  return parts.join('\n')
}
