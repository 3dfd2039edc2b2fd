/** The chart, rendered: what it makes fits the server, is locked up, and hangs together. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { Compile } from 'typebox/schema';
import { healthRoutes } from '../../server/modules/operations/health.routes';
import { allSettings, readConfig } from '../../server/readConfig';
import {
  buildRenderer,
  canRender,
  chart,
  type Pod,
  type Rendered,
  type Resource,
} from '../support/helm/chart';
import { installations } from '../support/helm/values';
import { testWith } from '../support/product/installed';
import { textOf } from './files';

const BUILD = 300_000;
const SECRETS_FOLDER = '/run/secrets/idp-dashboard';
const compiled = Compile(JSON.parse(readFileSync(path.join(chart, 'values.schema.json'), 'utf8')));

const renderer = canRender ? buildRenderer() : undefined;
afterAll(() => renderer?.remove());
const testRendered = testWith('Go with sprig and sigs.k8s.io/yaml', canRender);

const known = new Map<string, Rendered>();
function rendered(name: keyof typeof installations): Rendered {
  const made = known.get(name) ?? renderer?.render(installations[name]);
  if (made === undefined) throw new Error('There is nothing to render with');
  known.set(name, made);
  return made;
}

/** The settings of the image. */
const ofTheImage = Object.fromEntries(
  (/^ENV (.*)$/m.exec(textOf('deploy/container/Containerfile'))?.[1] ?? '')
    .split(' ')
    .map((one) => one.split('=', 2) as [string, string]),
);
const podsOf = ({ resources }: Rendered) =>
  resources.flatMap(({ kind, spec }) => (spec.template ? [{ kind, pod: spec.template }] : []));
const serverOf = (made: Rendered): Pod => {
  const pod = podsOf(made).find(({ kind }) => kind === 'Deployment')?.pod;
  if (!pod) throw new Error('There is no Deployment');
  return pod;
};
const valueOf = (pod: Pod, name: string) =>
  pod.spec.containers[0].env.find((one) => one.name === name)?.value;

/** Returns the server's complaints about the environment of a pod, with the files of its secrets in place. */
function faultsOfSettings(pod: Pod): readonly string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-secrets-'));
  try {
    for (const { projected } of pod.spec.volumes)
      for (const { secret } of projected?.sources ?? [])
        for (const item of secret.items)
          writeFileSync(
            path.join(folder, item.path),
            /_URL$/.test(item.path)
              ? 'postgres://database/dashboard'
              : 'a secret that is long enough for all',
          );
    writeFileSync(path.join(folder, 'SMTP_URL'), 'smtps://mail.example.org');
    const env = pod.spec.containers[0].env.map(
      ({ name, value }) => [name, value.replace(SECRETS_FOLDER, folder)] as const,
    );
    return readConfig({ ...ofTheImage, ...Object.fromEntries(env) }).errors ?? [];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const fits = (labels: Readonly<Record<string, string>>, selector: Readonly<Record<string, string>>) =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);

/** Pairs of an object and the labels by which it finds others. */
const selectorsOf = ({ spec }: Resource) => {
  const { matchLabels, ...others } = spec.selector ?? {};
  return spec.podSelector?.matchLabels ?? matchLabels ?? others;
};

describe.each(Object.keys(installations) as (keyof typeof installations)[])('%s', (name) => {
  testRendered(
    'its values are allowed, and the server starts with the environment that becomes of them',
    () => {
      const made = rendered(name);
      expect(compiled.Errors(made.values)).toEqual([true, []]);
      for (const { kind, pod } of podsOf(made)) {
        const [{ env }] = pod.spec.containers;
        expect([kind, faultsOfSettings(pod)]).toEqual([kind, []]);
        expect(new Set(env.map((one) => one.name)).size).toBe(env.length);
        for (const one of env) expect([...allSettings().keys()]).toContain(one.name.replace(/_FILE$/, ''));
        expect(valueOf(pod, 'MIGRATE_DATABASE_URL_FILE') !== undefined && kind !== 'Job').toBe(false);
      }
    },
    BUILD,
  );

  testRendered('secrets are files of Secrets that are there, and no value of their own', () => {
    const made = rendered(name);
    expect(made.resources.filter(({ kind }) => ['Secret', 'ConfigMap'].includes(kind))).toEqual([]);
    for (const { pod } of podsOf(made)) {
      const [{ env, volumeMounts }] = pod.spec.containers;
      const secret = [...allSettings()].filter(([, one]) => one.secret).map(([setting]) => setting);
      expect(env.filter((one) => secret.includes(one.name))).toEqual([]);
      const files = env.flatMap((one) => (one.name.endsWith('_FILE') ? [one.value] : []));
      const mounted = pod.spec.volumes.flatMap(({ name: volume, projected }) =>
        (projected?.sources ?? []).flatMap((source) =>
          source.secret.items.map(
            (item) => `${volumeMounts.find((mount) => mount.name === volume)?.mountPath ?? ''}/${item.path}`,
          ),
        ),
      );
      expect(files.length).toBeGreaterThan(0);
      expect(mounted.sort()).toEqual(files.sort());
    }
  });

  testRendered('each pod is locked up', () => {
    for (const { pod } of podsOf(rendered(name))) {
      const [{ securityContext }] = pod.spec.containers;
      expect(pod.spec.automountServiceAccountToken).toBe(false);
      expect(pod.spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  testRendered(
    'probes ask what the server answers, where it listens; a stop has the time that it takes',
    async () => {
      const pod = serverOf(rendered(name));
      const [container] = pod.spec.containers;
      const app = Fastify();
      await app.register(healthRoutes({ database: {} as never }));
      const { startupProbe, livenessProbe, readinessProbe, ports = [] } = container;
      const paths = [startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet.path ?? '');
      expect(paths).toEqual(['/internal/live', '/internal/live', '/internal/ready']);
      for (const url of paths) expect(app.hasRoute({ method: 'GET', url })).toBe(true);
      for (const probe of [startupProbe, livenessProbe, readinessProbe])
        expect(probe?.httpGet.port).toBe('http');
      const portOf = (port: string) => ports.find((one) => one.name === port)?.containerPort?.toString();
      expect(portOf('http')).toBe(ofTheImage.PORT);
      expect(portOf('metrics')).toBe(valueOf(pod, 'METRICS_PORT'));
      expect(portOf('fticks')).toBe(valueOf(pod, 'FTICKS_LISTEN')?.split(':')[1]);
      const drain = Number(/DRAIN_MS = ([\d_]+);/.exec(textOf('server/main.ts'))?.[1]?.replaceAll('_', ''));
      const lameDuck = Number(valueOf(pod, 'LAME_DUCK_SECONDS'));
      expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(lameDuck + drain / 1_000 + 5);
      // A probe sees that a server is leaving before the server stops accepting calls.
      const { periodSeconds = 0, failureThreshold = 0 } = readinessProbe ?? {};
      expect(periodSeconds * failureThreshold).toBeLessThan(lameDuck);
    },
  );

  testRendered('whatever selects finds the servers and nobody else, at ports that they have', () => {
    const made = rendered(name);
    const { resources } = made;
    const server = serverOf(made);
    const others = podsOf(made).flatMap(({ kind, pod }) => (kind === 'Deployment' ? [] : [pod]));
    const names = (server.spec.containers[0].ports ?? []).map((port) => port.name);
    const selecting = resources.filter(
      (one) => Object.keys(selectorsOf(one)).length > 0 && one.kind !== 'ServiceMonitor',
    );
    expect(selecting.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['Deployment', 'Service']));
    for (const one of selecting) {
      expect([one.kind, fits(server.metadata.labels, selectorsOf(one))]).toEqual([one.kind, true]);
      expect(others.filter((pod) => fits(pod.metadata.labels, selectorsOf(one)))).toEqual([]);
    }
    const services = resources.filter(({ kind }) => kind === 'Service');
    for (const { spec } of services)
      for (const { targetPort } of spec.ports ?? []) expect(names).toContain(targetPort);
    for (const monitor of resources.filter(({ kind }) => kind === 'ServiceMonitor')) {
      const found = services.filter(({ metadata }) => fits(metadata.labels, selectorsOf(monitor)));
      expect(found.map(({ spec }) => spec.ports?.map((port) => port.name))).toEqual([['metrics']]);
    }
    const unique = new Set(resources.map(({ kind, metadata }) => `${kind} ${metadata.name}`));
    expect(unique.size).toBe(resources.length);
  });
});

testRendered('tables are migrated before servers of a release start, which then leave them alone', () => {
  const made = rendered('with all that there is');
  const job = made.resources.find(({ kind }) => kind === 'Job');
  expect(job?.metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade');
  expect(job?.spec.template?.spec.containers[0].args).toEqual(['dist/server/cli.js', 'migrate', '--yes']);
  expect(valueOf(serverOf(made), 'MIGRATE_AT_START')).toBe('0');
  const alone = rendered('as one server that changes the tables itself, and tells no metrics');
  expect(alone.resources.map(({ kind }) => kind)).toEqual([
    'Deployment',
    'Ingress',
    'NetworkPolicy',
    'Service',
  ]);
  expect(valueOf(serverOf(alone), 'MIGRATE_AT_START')).toBe('1');
});

testRendered('people reach the servers at the host and below the path of publicUrl', () => {
  const ruleOf = (made: Rendered) => made.resources.find(({ kind }) => kind === 'Ingress')?.spec.rules;
  const service = { name: 'federation-idp-dashboard', port: { name: 'http' } };
  const rule = (host: string, at: string) => [
    { host, http: { paths: [{ path: at, pathType: 'Prefix', backend: { service } }] } },
  ];
  expect(ruleOf(rendered('with all that there is'))).toEqual(rule('www.example.org', '/federation'));
  expect(ruleOf(rendered('as one server that changes the tables itself, and tells no metrics'))).toEqual(
    rule('dashboard.example.org', '/'),
  );
  expect(rendered('with all that there is').notes).toContain(
    'https://www.example.org/federation/login/callback',
  );
});

testRendered('a value that is not there is noticed', () => {
  expect(() => renderer?.render({ ...installations['with what it needs'], metrics: null })).toThrow(
    /metrics/,
  );
});
