/** Alerts and dashboard name what the server tells, each alert is explained and tried both ways, and nothing overlaps. */
import { allMetrics } from '../../server/platform/telemetry/metricIds';
import { textOf } from './files';

interface Panel {
  readonly type: string;
  readonly title: string;
  readonly description?: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly expr: string; readonly legendFormat?: string }[];
  readonly fieldConfig?: { readonly defaults: { readonly unit?: string } };
}

const rules = textOf('deploy/prometheus/alerts.yml');
const tests = textOf('deploy/prometheus/alerts.test.yml');
const { panels } = JSON.parse(textOf('deploy/grafana/dashboard.json')) as { panels: readonly Panel[] };
const page = textOf('docs/ALERTS.md');

const alerts = rules.split('- alert: ').slice(1);
const names = alerts.map((alert) => /^\w+/.exec(alert)?.[0] ?? '');
const expressions = {
  alerts: alerts.map((alert) => /expr: (?:>\n)?([\s\S]*?)\n {8}(?:for|labels):/.exec(alert)?.[1] ?? ''),
  dashboard: panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
};

/** The metrics of Prometheus itself. */
const OWN = ['up'];
const COMMON = ['job', 'instance'];
const known = new Map<string, readonly string[]>(OWN.map((name) => [name, COMMON]));
for (const { name, kind, labels = {} } of allMetrics()) {
  const own = [...Object.keys(labels), ...COMMON];
  if (kind !== 'histogram') known.set(name, own);
  else for (const end of ['_count', '_sum', '_bucket']) known.set(name + end, [...own, 'le']);
}

/** Returns the metrics that an expression names, with the labels that it selects by. */
function selectorsIn(expression: string) {
  const found = expression.matchAll(/\b((?:idp_dashboard|process)_\w+|up)\b(?:\{([^}]*)\})?/g);
  return [...found].map(([, name = '', within = '']) => ({
    name,
    labels: [...within.matchAll(/(\w+)(?:=|!=|=~|!~)"/g)].map(([, label = '']) => label),
  }));
}

test.each(Object.entries(expressions))('%s use only existing metrics and labels', (_title, all) => {
  expect(all.length).toBeGreaterThan(15);
  for (const expression of all) {
    const selectors = selectorsIn(expression);
    expect([expression, selectors.length > 0]).toEqual([expression, true]);
    for (const { name, labels } of selectors) {
      expect([...known.keys()]).toContain(name);
      for (const label of labels) expect(known.get(name)).toContain(label);
    }
  }
});

test('selected values are possible values of the label', () => {
  const values = new Map(
    allMetrics().flatMap(({ labels = {} }) =>
      Object.entries(labels).flatMap(([label, values]) =>
        typeof values === 'string' ? [] : [[label, values] as const],
      ),
    ),
  );
  const knownValues = new Set(allMetrics().flatMap(({ labels = {} }) => Object.values(labels).flat()));
  for (const expression of Object.values(expressions).flat())
    for (const [, label = '', value = ''] of expression.matchAll(/(\w+)(?:=|!=|=~|!~)"([^"]*)"/g))
      if (values.has(label)) for (const one of value.split('|')) expect(knownValues).toContain(one);
});

test('the dashboard shows every metric', () => {
  const shown = new Set(expressions.dashboard.flatMap(selectorsIn).map(({ name }) => name));
  const isShown = (name: string) => ['', '_count', '_sum', '_bucket'].some((end) => shown.has(name + end));
  expect(allMetrics().filter(({ name }) => !isShown(name))).toEqual([]);
});

test('each panel has a description, and a place of its own', () => {
  const shown = panels.filter(({ type }) => type !== 'row');
  for (const { title, description } of shown)
    expect([title, description]).toEqual([title, expect.stringMatching(/\.$/)]);
  expect(new Set(shown.map(({ title }) => title)).size).toBe(shown.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
});

/** Units of Grafana by what an expression measures; the first that fits. */
const units: readonly (readonly [RegExp, string])[] = [
  [/\) \* 60$/, 'cpm'],
  [/process_cpu_seconds|_busy_seconds/, 'percentunit'],
  [/_bytes\b/, 'bytes'],
  [/_count\{.*\/ sum/, 'percentunit'],
  [/^(?!.*_seconds_sum).*rate\(\w+_http_request_seconds_count/, 'reqps'],
  [/_seconds(_sum|_bucket)?\b/, 's'],
  [/\brate\(/, 'cps'],
  [/./, 'short'],
];

test('each panel has the unit of its metric', () => {
  const wrong = panels.flatMap(({ title, fieldConfig, targets = [] }) =>
    targets.flatMap(({ expr }) => {
      const [, unit] = units.find(([sign]) => sign.test(expr)) ?? [];
      return unit === fieldConfig?.defaults.unit ? [] : [`${title}: ${unit}`];
    }),
  );
  expect(wrong).toEqual([]);
  expect(new Set(panels.map(({ fieldConfig }) => fieldConfig?.defaults.unit)).size).toBeGreaterThan(6);
});

test('a panel groups and names by labels that its metrics have', () => {
  const wrong = panels.flatMap(({ title, targets = [] }) =>
    targets.flatMap(({ expr, legendFormat = '' }) => {
      const own = new Set(selectorsIn(expr).flatMap(({ name }) => known.get(name) ?? []));
      const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '));
      const used = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label);
      const lost = grouped.length > 0 ? used.filter((label) => !grouped.includes(label)) : [];
      return [...grouped, ...used]
        .filter((label) => !own.has(label))
        .concat(lost)
        .map((label) => `${title}: ${label}`);
    }),
  );
  expect(wrong).toEqual([]);
});

test('each alert is explained: its meaning, its urgency and the steps to take; no other one is', () => {
  const sections = page.split('\n### ').slice(1);
  expect(sections.map((section) => section.split('\n')[0])).toEqual(expect.arrayContaining(names));
  expect(sections).toHaveLength(names.length);
  for (const [at, alert] of alerts.entries()) {
    const section = sections.find((one) => one.startsWith(`${names[at]}\n`)) ?? '';
    const severity = /severity: (\w+)/.exec(alert)?.[1] ?? '';
    expect(section.toLowerCase()).toContain(`\n\n${severity}. `);
    expect(section.length).toBeGreaterThan(150);
  }
});

test('each alert is tested for firing and for not firing', () => {
  const tried = [...tests.matchAll(/- name: (.+)/g)].map(([, name]) => name);
  expect(tried.sort()).toEqual(names.flatMap((name) => [`${name} fires`, `${name} is quiet`]).sort());
  for (const part of tests.split('- name: ').slice(1)) {
    const [, name = '', which = ''] = /^(\w+) (fires|is quiet)\n/.exec(part) ?? [];
    expect(part).toContain(`alertname: ${name}`);
    expect([name, which, /exp_alerts: \[\]/.test(part)]).toEqual([name, which, which === 'is quiet']);
  }
});
