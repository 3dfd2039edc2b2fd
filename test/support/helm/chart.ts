/** The chart of deploy/helm, rendered by the libraries that Helm is made of (render.go). */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Folder of the sources in Debian's packages of Go libraries. */
const LIBRARIES = '/usr/share/gocode';

export const chart = path.join(__dirname, '../../../deploy/helm/idp-dashboard');

export const canRender =
  spawnSync('go', ['version']).error === undefined &&
  ['github.com/Masterminds/sprig', 'sigs.k8s.io/yaml'].every((one) =>
    existsSync(path.join(LIBRARIES, 'src', one)),
  );

export interface EnvironmentVariable {
  readonly name: string;
  readonly value: string;
}

export interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
  readonly periodSeconds: number;
  readonly failureThreshold: number;
}

export interface Container {
  readonly env: readonly EnvironmentVariable[];
  readonly args?: readonly string[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly securityContext: object;
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
}

type Labels = Readonly<Record<string, string>>;

interface SecretSource {
  readonly secret: {
    readonly name: string;
    readonly items: readonly { readonly key: string; readonly path: string }[];
  };
}

export interface Pod {
  readonly metadata: { readonly labels: Labels };
  readonly spec: {
    readonly automountServiceAccountToken: boolean;
    readonly terminationGracePeriodSeconds?: number;
    readonly securityContext: object;
    readonly containers: readonly [Container];
    readonly volumes: readonly {
      readonly name: string;
      readonly projected?: { readonly sources: readonly SecretSource[] };
    }[];
  };
}

/** The members of any Kubernetes object that tests look at. */
export interface Resource {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels: Labels; readonly annotations?: Labels };
  readonly spec: {
    readonly template?: Pod;
    readonly selector?: Labels & { readonly matchLabels?: Labels };
    readonly podSelector?: { readonly matchLabels: Labels };
    readonly ports?: readonly { readonly name: string; readonly targetPort: string }[];
    readonly [name: string]: unknown;
  };
}

export interface Rendered {
  readonly values: object;
  readonly notes: string;
  readonly resources: readonly Resource[];
}

/** Builds the renderer; `render` throws what is wrong with the templates. */
export function buildRenderer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-helm-'));
  const program = path.join(folder, 'render');
  execFileSync('go', ['build', '-o', program, path.join(__dirname, 'render.go')], {
    env: { ...process.env, GO111MODULE: 'off', GOPATH: LIBRARIES, GOCACHE: path.join(folder, 'cache') },
    stdio: 'pipe',
  });
  return {
    render(values: object): Rendered {
      const output = execFileSync(program, [chart], { input: JSON.stringify({ values }), stdio: 'pipe' });
      const { values: whole, files } = JSON.parse(String(output)) as {
        values: object;
        files: Readonly<Record<string, readonly Resource[]>> & { readonly 'NOTES.txt': string };
      };
      const { 'NOTES.txt': notes, ...templates } = files;
      return { values: whole, notes, resources: Object.values(templates).flat() };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
