/** Values that operators give the chart: the fewest possible, and all. */
const needed = {
  image: { repository: 'registry.example.org/idp-dashboard' },
  publicUrl: 'https://dashboard.example.org',
  settings: {
    FEDERATION_NAME: 'Example Federation',
    OIDC_ISSUER: 'https://login.example.org',
    OIDC_CLIENT_ID: 'dashboard',
    DEFAULT_LOA: 'https://refeds.org/profile/sfa',
    LOA_LEVELS: 'https://refeds.org/profile/mfa=2',
  },
  secrets: {
    DATABASE_URL: { name: 'dashboard', key: 'database-url' },
    OIDC_CLIENT_SECRET: { name: 'login', key: 'secret' },
  },
};

const people = [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'ingress' } } }];

export const installations = {
  'with what it needs': needed,
  'with all that there is': {
    ...needed,
    image: { ...needed.image, tag: 'as-built', pullPolicy: 'Always' },
    imagePullSecrets: [{ name: 'registry' }],
    publicUrl: 'https://www.example.org/federation/',
    settings: {
      ...needed.settings,
      TRUST_PROXY: '10.0.0.0/8',
      MAIL_FROM: 'dashboard@example.org',
      FTICKS_FEDERATIONS: 'EXAMPLE',
      ALLOW_UNENCRYPTED_FTICKS: '1',
      STATS_MIN_USERS: '10',
    },
    secrets: { ...needed.secrets, SMTP_URL: { name: 'mail', key: 'url' } },
    migration: { secret: { name: 'dashboard', key: 'owner-url' } },
    replicas: 3,
    lameDuckSeconds: 30,
    metrics: { port: 9900, serviceMonitor: { enabled: true, labels: { release: 'prometheus' } } },
    fticks: { port: 6514 },
    service: { type: 'LoadBalancer', port: 8080, annotations: { 'example.org/pool': 'public' } },
    ingress: {
      enabled: true,
      className: 'nginx',
      annotations: { 'cert-manager.io/cluster-issuer': 'ours' },
      tlsSecret: 'certificate',
    },
    networkPolicy: {
      enabled: true,
      from: people,
      metricsFrom: people,
      fticksFrom: [{ ipBlock: { cidr: '192.0.2.0/24' } }],
      egress: [{ ports: [{ port: 5432 }] }],
    },
    volumes: [{ name: 'authority', configMap: { name: 'database-ca' } }],
    volumeMounts: [{ name: 'authority', mountPath: '/etc/database', readOnly: true }],
    serviceAccountName: 'dashboard',
    podAnnotations: { 'example.org/team': 'trust' },
    nodeSelector: { 'kubernetes.io/arch': 'arm64' },
    tolerations: [{ key: 'dedicated', operator: 'Exists' }],
    affinity: { nodeAffinity: {} },
  },
  'as one server that changes the tables itself, and tells no metrics': {
    ...needed,
    replicas: 1,
    migration: { enabled: false },
    metrics: { port: 0 },
    ingress: { enabled: true },
    networkPolicy: { enabled: true },
    podSecurityContext: { runAsUser: null, runAsGroup: null, fsGroup: null },
  },
};
