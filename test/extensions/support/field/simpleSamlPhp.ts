/** SimpleSAMLphp, started on this machine as its operators start it: as an institution's identity provider, or as a hub. */
import { spawn } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isInstalled, testWith } from '../../../support/product/installed';
import { withToken, type Reading } from './reading';
import { until } from '../../../support/until';

const SIMPLESAMLPHP = '/usr/share/simplesamlphp/www';

export const testWithSimpleSamlPhp = testWith(
  'simplesamlphp',
  isInstalled('php') && existsSync(SIMPLESAMLPHP),
);

/** A person who can log in at the identity provider; name and password are the same. */
export interface Person {
  readonly name: string;
  readonly affiliation: string;
}

/** The parts of the configuration, each in PHP. */
interface Instance {
  /** A separate folder with `key.pem` and `certificate.pem`. */
  readonly folder: string;
  readonly port: number;
  /** Entity id as an identity provider. */
  readonly entityId: string;
  /** Source of metadata: `byQuery` or `byFile`. */
  readonly metadata: string;
  /** The source that logs people in: `ofPeople` or `ofInstitution`. */
  readonly login: string;
  /** Filters that each login passes, of `$state` and `$attributes`. */
  readonly filters?: readonly string[];
  /** More of the identity provider, as entries of its array. */
  readonly hosted?: string;
}

/** Returns the source of one who asks us by the query protocol. Release 1.19 verifies by the fingerprint alone. */
export function byQuery({ base, token, certificate }: Reading): string {
  const { fingerprint256 } = new X509Certificate(readFileSync(certificate));
  return `['type' => 'mdq', 'server' => '${withToken(base, token)}', 'validateCertificate' => ['${certificate}'],
    'validateFingerprint' => '${fingerprint256}', 'validateFingerprintAlgorithm' => 'http://www.w3.org/2001/04/xmlenc#sha256']`;
}

/** Returns the source of an entity in a file. */
export const byFile = (file: string) => `['type' => 'xml', 'file' => '${file}']`;

/** Returns the login form for these people. */
export function ofPeople(people: readonly Person[] = []): string {
  const each = people.map(
    ({ name, affiliation }) =>
      `'${name}:${name}' => ['uid' => ['${name}'], 'eduPersonAffiliation' => ['${affiliation}']]`,
  );
  return `['exampleauth:UserPass', ${each.join(', ')}]`;
}

/** Returns the login of a hub, which sends people to their institution as a service itself. */
export const ofInstitution = (entityId: string, institution: string) =>
  `['saml:SP', 'entityID' => '${entityId}', 'idp' => '${institution}', 'privatekey' => 'key.pem', 'certificate' => 'certificate.pem']`;

/** Returns a filter that runs this PHP. */
export const filterOf = (php: string) => `['class' => 'core:PHP', 'code' => <<<'PHP'
${php}
PHP
    ]`;

/** Addresses of an instance at a port. */
export const signOnAt = (port: number) => `http://localhost:${port}/saml2/idp/SSOService.php`;
export const consumerAt = (port: number) => `http://localhost:${port}/module.php/saml/sp/saml2-acs.php/login`;

export async function startSimpleSamlPhp(instance: Instance) {
  const { folder, port, entityId, metadata, login, filters = [], hosted = '' } = instance;
  const write = (name: string, php: string) => {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), `<?php\n${php}\n`);
  };
  write(
    'config/config.php',
    `$config = [
      'baseurlpath' => 'http://localhost:${port}/', 'secretsalt' => 'for-tests-only', 'auth.adminpassword' => 'for-tests-only',
      'technicalcontact_email' => 'nobody@federation.example', 'timezone' => 'UTC', 'logging.handler' => 'errorlog',
      'certdir' => '${folder}/', 'loggingdir' => '${folder}/', 'datadir' => '${folder}/', 'tempdir' => '${folder}/',
      'metadatadir' => '${folder}/metadata/', 'enable.saml20-idp' => true, 'module.enable' => ['exampleauth' => true],
      'session.cookie.secure' => false, 'store.type' => 'phpsession', 'session.phpsession.savepath' => '${folder}',
      'session.phpsession.cookiename' => 'session${port}', 'session.authtoken.cookiename' => 'token${port}',
      'metadata.sources' => [['type' => 'flatfile'], ${metadata}],
    ];`,
  );
  write('config/authsources.php', `$config = ['login' => ${login}];`);
  write(
    'metadata/saml20-idp-hosted.php',
    `$metadata['${entityId}'] = ['host' => '__DEFAULT__', 'auth' => 'login', 'privatekey' => 'key.pem', 'certificate' => 'certificate.pem', ${hosted} 'authproc' => [
${filters.map((filter, index) => `    ${50 + index} => ${filter},\n`).join('')}]];`,
  );
  const quiet = ['-d', 'error_reporting=0', '-d', 'display_errors=0'];
  const child = spawn('php', [...quiet, '-S', `localhost:${port}`, '-t', SIMPLESAMLPHP], {
    env: { ...process.env, SIMPLESAMLPHP_CONFIG_DIR: path.join(folder, 'config') },
    stdio: 'ignore',
  });
  await until(() =>
    fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    ),
  );
  return {
    /** Returns what a person who comes from a service sees: the login page, or `unknown`. */
    async comingFrom(service: string): Promise<'login' | 'unknown'> {
      const response = await fetch(`${signOnAt(port)}?spentityid=${encodeURIComponent(service)}`, {
        redirect: 'manual',
      });
      if (response.headers.get('location')?.includes('loginuserpass')) return 'login';
      const text = await response.text();
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
