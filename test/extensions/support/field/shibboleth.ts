/** The configuration of a Shibboleth service provider, and the tool that asks as the provider itself does. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isInstalled, testWith } from '../../../support/product/installed';
import { withToken, type Reading } from './reading';

const SHIBBOLETH = '/etc/shibboleth';

export const testWithShibboleth = testWith('shibboleth-sp-utils', isInstalled('mdquery'));

interface ShibbolethSettings {
  readonly folder: string;
  /** Entity id of the service. */
  readonly entityId: string;
  /** The element that says where metadata comes from: `byQuery` or `byFile`. */
  readonly metadata: string;
  /** Elements of the configuration: its processes, and the way in which people log in. */
  readonly processes?: string;
  readonly login?: string;
  /** File that names attributes; absent: the package's. */
  readonly attributes?: string;
  /** Element of the service's own key, for a service that people log in to. */
  readonly key?: string;
}

/** Returns the source of one who asks us by the query protocol. */
export function byQuery({ base, token, certificate }: Reading): string {
  return `<MetadataProvider type="MDQ" id="dashboard" ignoreTransport="true" negativeCache="false" baseUrl="${withToken(base, token)}/">
      <MetadataFilter type="Signature" certificate="${certificate}"/>
      <MetadataFilter type="RequireValidUntil" maxValidityInterval="2419200"/>
    </MetadataProvider>`;
}

/** Returns the source of an entity in a file. */
export const byFile = (file: string) => `<MetadataProvider type="XML" path="${file}"/>`;

/** Writes the configuration and returns its file. */
export function writeShibboleth(settings: ShibbolethSettings): string {
  const { folder, entityId, metadata, processes = '', login = '<SSO>SAML2</SSO>', key = '' } = settings;
  const attributes = settings.attributes ?? `${SHIBBOLETH}/attribute-map.xml`;
  const file = path.join(folder, 'shibboleth2.xml');
  writeFileSync(
    file,
    `<SPConfig xmlns="urn:mace:shibboleth:3.0:native:sp:config" clockSkew="180">
  ${processes}
  <ApplicationDefaults entityID="${entityId}">
    <Sessions lifetime="28800" timeout="3600" handlerSSL="false" cookieProps="http">${login}</Sessions>
    <Errors/>
    ${metadata}
    <AttributeExtractor type="XML" validate="true" path="${attributes}"/>
    ${key}
  </ApplicationDefaults>
  <SecurityPolicyProvider type="XML" validate="true" path="${SHIBBOLETH}/security-policy.xml"/>
  <ProtocolProvider type="XML" validate="true" path="${SHIBBOLETH}/protocols.xml"/>
  <TransportOption provider="CURL" option="107">1</TransportOption>
</SPConfig>`,
  );
  return file;
}

/** Returns what a Shibboleth service provider says of an institution. */
export function shibboleth(folder: string, entityId: string, reading: Reading) {
  const file = writeShibboleth({ folder, entityId, metadata: byQuery(reading) });
  return (institution: string): Promise<'known' | 'unknown'> =>
    new Promise((resolve, reject) => {
      const child = spawn('mdquery', ['-e', institution, '-saml2', '-idp'], {
        env: { ...process.env, SHIBSP_CONFIG: file },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text) => (output += String(text)));
      child.once('close', () => {
        if (output.includes('IDPSSODescriptor xmlns')) resolve('known');
        else if (output.includes('returned error: 404')) resolve('unknown');
        else reject(new Error(output));
      });
    });
}
