import { DATABASE_METRICS } from './databaseMetrics';
import { LOGIN_METRICS } from './loginMetrics';
import type { Metric } from './metric';

const FEED = 'name of the feed';
const WEBHOOK = 'name of the webhook';

/**
 * Registry of all metrics of the server: name, kind, unit, description, and possible labels. docs/METRICS.md is
 * generated from it; dashboards and alerts may use only these, and nothing else can be counted. No label identifies a
 * person, and each has few values, whatever a request contains.
 */
export const METRICS = {
  info: {
    name: 'idp_dashboard_info',
    kind: 'gauge',
    help: 'Always 1; the labels tell what is running.',
    labels: { version: 'version of the product', commit: 'commit that was built' },
  },
  requests: {
    name: 'idp_dashboard_http_request_seconds',
    kind: 'histogram',
    help: 'How long requests took, from the first byte to the end of the answer; `gone`: the caller did not wait for it.',
    unit: 's',
    labels: {
      route: 'the route as it is registered; `page`: the application’s page, `none`: nothing is there',
      method: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'other'],
      status: ['1xx', '2xx', '3xx', '4xx', '5xx', 'gone'],
    },
  },
  limitRefusals: {
    name: 'idp_dashboard_limit_refusals_total',
    kind: 'counter',
    help: 'Calls that were refused since their caller had made too many.',
    labels: {
      limit: [
        'writes',
        'reads',
        'costly',
        'waiting',
        'logins',
        'demonstration',
        'wrong accounts',
        'browser errors',
        'outcomes',
      ],
    },
  },
  ...DATABASE_METRICS,
  loopDelay: {
    name: 'idp_dashboard_event_loop_delay_seconds',
    kind: 'gauge',
    help: 'By how much the process was late with what was due, since the values were read before.',
    unit: 's',
    labels: { late: ['median', 'p99', 'longest'] },
  },
  loopBusy: {
    name: 'idp_dashboard_event_loop_busy_seconds_total',
    kind: 'total',
    help: 'Time in which the event loop was busy.',
    unit: 's',
  },
  cpu: {
    name: 'process_cpu_seconds_total',
    kind: 'total',
    help: 'Time that the process has had of the processor.',
    unit: 's',
    labels: { mode: ['user', 'system'] },
  },
  residentMemory: {
    name: 'process_resident_memory_bytes',
    kind: 'gauge',
    help: 'Memory of the process.',
    unit: 'By',
  },
  heap: {
    name: 'idp_dashboard_heap_bytes',
    kind: 'gauge',
    help: 'Memory of JavaScript within the process.',
    unit: 'By',
    labels: { state: ['used', 'total', 'external'] },
  },
  startTime: {
    name: 'process_start_time_seconds',
    kind: 'gauge',
    help: 'When the process started, in seconds since 1970.',
    unit: 's',
  },
  outbox: {
    name: 'idp_dashboard_outbox_deliveries',
    kind: 'gauge',
    help: 'Requests on their way to the ticket system.',
    labels: { state: ['sending', 'uncertain', 'queued'] },
  },
  outboxOldest: {
    name: 'idp_dashboard_outbox_oldest_seconds',
    kind: 'gauge',
    help: 'Age of the oldest of them; 0 where there is none.',
    unit: 's',
    labels: { state: ['sending', 'uncertain', 'queued'] },
  },
  outboxAttempts: {
    name: 'idp_dashboard_outbox_attempts_total',
    kind: 'counter',
    help: 'Attempts to deliver a request, by what became of it.',
    labels: { state: ['delivered', 'cancelled', 'uncertain', 'queued'] },
  },
  mails: {
    name: 'idp_dashboard_mails',
    kind: 'gauge',
    help: 'E-mails that have not gone out.',
    labels: { state: ['waiting', 'failed'] },
  },
  mailsOldest: {
    name: 'idp_dashboard_mails_oldest_seconds',
    kind: 'gauge',
    help: 'Age of the oldest of them; 0 where there is none.',
    unit: 's',
    labels: { state: ['waiting', 'failed'] },
  },
  mailAttempts: {
    name: 'idp_dashboard_mail_attempts_total',
    kind: 'counter',
    help: 'Attempts to send an e-mail, by what became of it.',
    labels: { state: ['sent', 'waiting', 'failed'] },
  },
  webhookDeliveries: {
    name: 'idp_dashboard_webhook_deliveries',
    kind: 'gauge',
    help: 'Events that a program has not got.',
    labels: { webhook: WEBHOOK, state: ['waiting', 'givenUp'] },
  },
  webhookOldest: {
    name: 'idp_dashboard_webhook_oldest_seconds',
    kind: 'gauge',
    help: 'Age of the oldest event that waits for a program; 0 where none waits.',
    unit: 's',
    labels: { webhook: WEBHOOK },
  },
  webhookAttempts: {
    name: 'idp_dashboard_webhook_attempts_total',
    kind: 'counter',
    help: 'Attempts to tell a program of an event.',
    labels: { outcome: ['delivered', 'failed', 'gone'] },
  },
  feedAge: {
    name: 'idp_dashboard_feed_age_seconds',
    kind: 'gauge',
    help: 'Time since a feed was last refreshed, or known to be unchanged.',
    unit: 's',
    labels: { feed: FEED },
  },
  publishCertificateLeft: {
    name: 'idp_dashboard_publish_certificate_left_seconds',
    kind: 'gauge',
    help: 'Time until the certificate of the key that signs metadata ends; negative once it has.',
    unit: 's',
  },
  feedEntities: {
    name: 'idp_dashboard_feed_entities',
    kind: 'gauge',
    help: 'Institutions and services that belong to a feed.',
    labels: { feed: FEED, kind: ['institution', 'service'] },
  },
  feedFaults: {
    name: 'idp_dashboard_feed_fault',
    kind: 'gauge',
    help: '1 where the feed has this fault, else 0.',
    labels: { feed: FEED, fault: ['expired', 'failed', 'stopped', 'never', 'late'] },
  },
  ...LOGIN_METRICS,
  decisions: {
    name: 'idp_dashboard_decisions_total',
    kind: 'counter',
    help: 'What the decision point has answered.',
    labels: { decision: ['Permit', 'Deny', 'Indeterminate', 'NotApplicable'] },
  },
  metadataServed: {
    name: 'idp_dashboard_metadata_served_total',
    kind: 'counter',
    help: 'Metadata and exports that were handed out.',
    labels: { form: ['feed', 'entity', 'export'], answer: ['whole', 'unchanged'] },
  },
  sessions: {
    name: 'idp_dashboard_sessions',
    kind: 'gauge',
    help: 'Sessions that are alive.',
  },
  signIns: {
    name: 'idp_dashboard_sign_ins_total',
    kind: 'counter',
    help: 'Logins at the dashboard, by how they ended.',
    labels: {
      outcome: [
        'ok',
        'levelNotReached',
        'noAccess',
        'cancelled',
        'refusedByProvider',
        'failed',
        'lost',
        'unreachable',
      ],
    },
  },
  rolesUp: {
    name: 'idp_dashboard_roles_up',
    kind: 'gauge',
    help: '1 where the directory of roles answered when it was last asked, else 0; absent without `ROLES_URL`.',
  },
  systemUp: {
    name: 'idp_dashboard_system_up',
    kind: 'gauge',
    help: '1 where a system that this server depends on answered when it was last asked, at most five minutes ago, else 0; absent if the settings do not name it.',
    labels: { system: ['provider', 'mail', 'directory'] },
  },
  chartEnds: {
    name: 'idp_dashboard_chart_ends_total',
    kind: 'counter',
    help: 'How conversations in browsers have ended, as these report it.',
    labels: { machine: 'id of the statechart', end: 'its final state' },
  },
} as const satisfies Readonly<Record<string, Metric>>;
