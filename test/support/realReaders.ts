/** Software of the field that reads metadata by the query protocol, started on this machine as its operators start it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isInstalled, testWith } from './installed';

const SIMPLESAMLPHP = '/usr/share/simplesamlphp/www';
const SHIBBOLETH = '/etc/shibboleth';

export const testWithSimpleSamlPhp = testWith(
  'simplesamlphp',
  isInstalled('php') && existsSync(SIMPLESAMLPHP),
);
export const testWithShibboleth = testWith('shibboleth-sp-utils', isInstalled('mdquery'));

interface Reading {
  readonly folder: string;
  /** Entity id of the reader. */
  readonly entityId: string;
  /** Base address of the query protocol. */
  readonly base: string;
  /** Absent where everybody may read. */
  readonly token?: string;
  /** File of the certificate that signs. */
  readonly certificate: string;
}

/** Somebody who can log in at the identity provider; name and password are the same. */
export interface Person {
  readonly name: string;
  readonly affiliation: string;
}

/** PHP that runs at each login, with `$attributes` and `$state`. */
interface IdentityProvider extends Reading {
  readonly people?: readonly Person[];
  readonly atLogin?: string;
}

/** Returns the address with the token as the password, as both take it. */
function withToken(base: string, token: string | undefined): string {
  return token === undefined ? base : base.replace('://', `://any:${token}@`);
}

/**
 * Starts SimpleSAMLphp as the identity provider of an institution. Returns what it says to somebody who comes from a service:
 * `login` (its login page), or `unknown`.
 */
export async function startSimpleSamlPhp(
  { folder, entityId, base, token, certificate, people = [], atLogin = '' }: IdentityProvider,
  port: number,
) {
  const write = (name: string, php: string) => {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), `<?php\n${php}\n`);
  };
  const source = `['type' => 'mdq', 'server' => '${withToken(base, token)}', 'validateCertificate' => ['${certificate}']]`;
  write(
    'config/config.php',
    `$config = [
      'baseurlpath' => 'http://localhost:${port}/', 'secretsalt' => 'for-tests-only', 'auth.adminpassword' => 'for-tests-only',
      'technicalcontact_email' => 'nobody@federation.example', 'timezone' => 'UTC', 'logging.handler' => 'errorlog',
      'certdir' => '${folder}/', 'loggingdir' => '${folder}/', 'datadir' => '${folder}/', 'tempdir' => '${folder}/',
      'metadatadir' => '${folder}/metadata/', 'enable.saml20-idp' => true, 'module.enable' => ['exampleauth' => true],
      'session.cookie.secure' => false, 'store.type' => 'phpsession', 'session.phpsession.savepath' => '${folder}',
      'metadata.sources' => [['type' => 'flatfile'], ${source}],
    ];`,
  );
  write(
    'config/authsources.php',
    `$config = ['people' => ['exampleauth:UserPass', ${people
      .map(
        ({ name, affiliation }) =>
          `'${name}:${name}' => ['uid' => ['${name}'], 'eduPersonAffiliation' => ['${affiliation}']]`,
      )
      .join(', ')}]];`,
  );
  write(
    'metadata/saml20-idp-hosted.php',
    `$metadata['${entityId}'] = ['host' => '__DEFAULT__', 'auth' => 'people', 'privatekey' => 'key.pem', 'certificate' => 'certificate.pem', 'authproc' => [50 => ['class' => 'core:PHP', 'code' => <<<'PHP'
${atLogin}
PHP
    ]]];`,
  );
  const quiet = ['-d', 'error_reporting=0', '-d', 'display_errors=0'];
  const child = spawn('php', [...quiet, '-S', `localhost:${port}`, '-t', SIMPLESAMLPHP], {
    env: { ...process.env, SIMPLESAMLPHP_CONFIG_DIR: path.join(folder, 'config') },
    stdio: 'ignore',
  });
  const address = `http://localhost:${port}/saml2/idp/SSOService.php`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`http://localhost:${port}/`).then(
        () => true,
        () => false,
      )
    )
      break;
    await setTimeout(100);
  }
  return {
    async comingFrom(service: string): Promise<'login' | 'unknown'> {
      const answer = await fetch(`${address}?spentityid=${encodeURIComponent(service)}`, {
        redirect: 'manual',
      });
      if (answer.headers.get('location')?.includes('loginuserpass')) return 'login';
      const text = await answer.text();
      if (!text.includes('Metadata not found')) throw new Error(text);
      return 'unknown';
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

interface ShibbolethSettings extends Reading {
  /** Elements of the configuration: its processes, and the way in which people log in. */
  readonly processes?: string;
  readonly login?: string;
  /** File of the private key, for a provider that people log in to. */
  readonly key?: string;
}

/** Writes the configuration of a Shibboleth service provider that reads here, and returns its file. */
export function writeShibboleth(settings: ShibbolethSettings): string {
  const {
    folder,
    entityId,
    base,
    token,
    certificate,
    processes = '',
    login = '<SSO>SAML2</SSO>',
    key,
  } = settings;
  const file = path.join(folder, 'shibboleth2.xml');
  writeFileSync(
    file,
    `<SPConfig xmlns="urn:mace:shibboleth:3.0:native:sp:config" clockSkew="180">
  ${processes}
  <ApplicationDefaults entityID="${entityId}">
    <Sessions lifetime="28800" timeout="3600" handlerSSL="false" cookieProps="http">${login}</Sessions>
    <Errors/>
    <MetadataProvider type="MDQ" id="dashboard" ignoreTransport="true" negativeCache="false" baseUrl="${withToken(base, token)}/">
      <MetadataFilter type="Signature" certificate="${certificate}"/>
      <MetadataFilter type="RequireValidUntil" maxValidityInterval="2419200"/>
    </MetadataProvider>
    <AttributeExtractor type="XML" validate="true" path="${SHIBBOLETH}/attribute-map.xml"/>
    ${key ? `<CredentialResolver type="File" key="${key}" certificate="${certificate}"/>` : ''}
  </ApplicationDefaults>
  <SecurityPolicyProvider type="XML" validate="true" path="${SHIBBOLETH}/security-policy.xml"/>
  <ProtocolProvider type="XML" validate="true" path="${SHIBBOLETH}/protocols.xml"/>
  <TransportOption provider="CURL" option="107">1</TransportOption>
</SPConfig>`,
  );
  return file;
}

/** Returns what a Shibboleth service provider says of an institution, by the tool that asks as the provider itself does. */
export function shibboleth(reading: Reading) {
  const file = writeShibboleth(reading);
  return (institution: string): Promise<'known' | 'unknown'> =>
    new Promise((resolve, reject) => {
      const child = spawn('mdquery', ['-e', institution, '-saml2', '-idp'], {
        env: { ...process.env, SHIBSP_CONFIG: file },
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
      child.once('close', () => {
        if (said.includes('IDPSSODescriptor xmlns')) resolve('known');
        else if (said.includes('returned error: 404')) resolve('unknown');
        else reject(new Error(said));
      });
    });
}
