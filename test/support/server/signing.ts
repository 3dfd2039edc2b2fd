import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isInstalled, testWith } from '../product/installed';
import { aggregate } from './metadata';

/** A key with a certificate that it has signed itself. */
export interface SigningKey {
  readonly kind: 'rsa' | 'ec';
  readonly certificate: string;
  readonly keyFile: string;
  readonly certificateFile: string;
}

/** The parts of a signature's template; by default those of the usual profile of metadata. */
export interface Template {
  readonly uri?: string;
  readonly method?: string;
  readonly digest?: string;
  readonly canonicalization?: string;
  /** Transforms as XML. */
  readonly transforms?: string;
  /** Within KeyInfo. */
  readonly keyInfo?: string;
}

/** True if the machine has the tools that sign real metadata. */
export const canSign = isInstalled('xmlsec1') && isInstalled('openssl');
/** `test` where signatures can be made. */
export const testSigned = testWith('xmlsec1 or openssl', canSign);

const folder = mkdtempSync(path.join(tmpdir(), 'signing-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
let made = 0;
const newFile = (content = '') => {
  const file = path.join(folder, `${(made += 1)}.xml`);
  writeFileSync(file, content);
  return file;
};

export function makeKey(kind: SigningKey['kind'], bits = 2048): SigningKey {
  const [keyFile, certificateFile] = [newFile(), newFile()];
  const algorithm = kind === 'rsa' ? `rsa:${bits}` : 'ec';
  const curve = kind === 'rsa' ? [] : ['-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      algorithm,
      ...curve,
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${kind} ${made}`,
    ].concat(['-keyout', keyFile, '-out', certificateFile]),
    { stdio: 'pipe' },
  );
  return { kind, certificate: readFileSync(certificateFile, 'utf8'), keyFile, certificateFile };
}

const MORE = 'http://www.w3.org/2001/04/xmldsig-more#';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
export const ENVELOPED = '<ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/>';
export const EXCLUSIVE_TRANSFORM = `<ds:Transform Algorithm="${EXCLUSIVE}"/>`;

export function template(kind: SigningKey['kind'], options: Template = {}): string {
  const {
    uri = '#whole',
    method = `${MORE}${kind === 'rsa' ? 'rsa' : 'ecdsa'}-sha256`,
    digest = 'http://www.w3.org/2001/04/xmlenc#sha256',
    canonicalization = EXCLUSIVE,
    transforms = ENVELOPED + EXCLUSIVE_TRANSFORM,
    keyInfo = '<ds:X509Data/>',
  } = options;
  return (
    '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo>' +
    `<ds:CanonicalizationMethod Algorithm="${canonicalization}"/><ds:SignatureMethod Algorithm="${method}"/>` +
    `<ds:Reference URI="${uri}"><ds:Transforms>${transforms}</ds:Transforms>` +
    `<ds:DigestMethod Algorithm="${digest}"/><ds:DigestValue/></ds:Reference></ds:SignedInfo>` +
    `<ds:SignatureValue/><ds:KeyInfo>${keyInfo}</ds:KeyInfo></ds:Signature>`
  );
}

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';

/** Fills in the template that is in the document. */
export function sign(document: string, key: SigningKey): string {
  const [from, to] = [newFile(document), newFile()];
  const ids = ['EntitiesDescriptor', 'EntityDescriptor'].map((name) => `--id-attr:ID=${METADATA}:${name}`);
  const flags = ids.flatMap((flag) => flag.split('='));
  execFileSync(
    'xmlsec1',
    ['--sign', '--privkey-pem', `${key.keyFile},${key.certificateFile}`, ...flags, '--output', to, from],
    { stdio: 'pipe' },
  );
  return readFileSync(to, 'utf8');
}

/** Signs an aggregate of these entities. */
export function signedAggregate(
  entities: string,
  key: SigningKey,
  options: Template = {},
  attributes = '',
): string {
  const attributesText = `Name="https://signed.example" ID="whole" ${attributes}`;
  return sign(aggregate(template(key.kind, options) + entities, attributesText), key);
}
