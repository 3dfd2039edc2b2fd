/** A service of the field: Apache with mod_shib. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../support/product/dashboard';
import { isInstalled, testWith } from '../../../support/product/installed';
import { writeShibboleth } from './shibboleth';
import { until } from '../../../support/until';

const MODULES = '/usr/lib/apache2/modules';
const SHIBD = '/usr/sbin/shibd';
const modules = ['mpm_event', 'authn_core', 'authz_core', 'authz_user', 'dir', 'mime'];

const hasModShib = isInstalled('apache2') && existsSync(SHIBD) && existsSync(`${MODULES}/mod_shib.so`);
export const testWithModShib = testWith('libapache2-mod-shib', hasModShib);

export interface RealService {
  readonly entityId: string;
  readonly port: number;
  /** Entity id of the identity provider that people use. */
  readonly identityProvider: string;
  /** Source of metadata, in the syntax of the Shibboleth configuration. */
  readonly metadata: string;
  /** Files of the service's own key. */
  readonly key: string;
  readonly certificate: string;
  /** Additional configuration of Apache: its modules, and lines that replace the page. Absent: the page. */
  readonly site?: { readonly modules: readonly string[]; readonly lines: string };
  /** File that names attributes; absent: the package's. */
  readonly attributes?: string;
}

/** The page of a service, for everyone who is logged in. */
const page = (folder: string) => `DocumentRoot ${folder}/www
DirectoryIndex index.html
<Location />
  AuthType shibboleth
  ShibRequestSetting requireSession 1
  Require valid-user
</Location>
`;

/** Starts the service; a logged-in person gets its page, with the text `Let in`. */
export async function startModShib(service: RealService) {
  const { entityId, port, identityProvider, metadata, site } = service;
  // Apache serves as another user than the one who starts it, for whom alone the folder of the run is
  // accessible.
  const folder = mkdtempSync('/tmp/idp-dashboard-service-');
  chmodSync(folder, 0o755);
  const logger = path.join(folder, 'shibd.logger');
  writeFileSync(
    logger,
    `log4j.rootCategory=WARN, file
log4j.appender.file=org.apache.log4j.FileAppender
log4j.appender.file.fileName=${folder}/shibd.log
log4j.appender.file.layout=org.apache.log4j.BasicLayout
`,
  );
  const processes = `<OutOfProcess logger="${logger}"/><InProcess logger="${logger}"/>
  <TCPListener address="127.0.0.1" port="${await freePort()}" acl="127.0.0.1"/>`;
  const file = writeShibboleth({
    folder,
    entityId,
    metadata,
    ...(service.attributes !== undefined && { attributes: service.attributes }),
    processes,
    key: `<CredentialResolver type="File" key="${service.key}" certificate="${service.certificate}"/>`,
    login: `<SSO entityID="${identityProvider}">SAML2</SSO><Logout>Local</Logout>`,
  });
  mkdirSync(path.join(folder, 'www'), { recursive: true });
  writeFileSync(path.join(folder, 'www/index.html'), '<h1>Let in</h1>');
  const apache = path.join(folder, 'apache.conf');
  writeFileSync(
    apache,
    `${[...modules, ...(site?.modules ?? [])].map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')}
LoadModule mod_shib ${MODULES}/mod_shib.so
ServerName http://localhost:${port}
UseCanonicalName On
Listen 127.0.0.1:${port}
User nobody
Group nogroup
PidFile ${folder}/apache.pid
ErrorLog ${folder}/apache.log
DefaultRuntimeDir ${folder}
TypesConfig /etc/mime.types
${site?.lines ?? page(folder)}`,
  );
  const env = { ...process.env, SHIBSP_CONFIG: file };
  const stdio = 'ignore';
  const children: ChildProcess[] = [
    spawn(SHIBD, ['-F', '-f', '-c', file, '-p', path.join(folder, 'shibd.pid')], { env, stdio }),
    spawn('apache2', ['-D', 'FOREGROUND', '-f', apache], { env, stdio }),
  ];
  await until(() =>
    fetch(`http://localhost:${port}/`, { redirect: 'manual', signal: AbortSignal.timeout(5_000) }).then(
      () => true,
      () => false,
    ),
  );
  return {
    url: `http://localhost:${port}/`,
    async stop() {
      for (const child of children) {
        const ended = once(child, 'exit');
        if (child.exitCode === null && child.kill()) await ended;
      }
      rmSync(folder, { recursive: true });
    },
  };
}
