/** Keys that sign, in files, as an operator has them. */
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { selfSigned } from '../../../server/extensions/publishing/keys/selfSigned';

export interface KeyFiles {
  readonly folder: string;
  readonly key: string;
  readonly certificate: string;
  readonly pem: string;
}

/** Makes an RSA key and its certificate, in files. */
export function keyFiles(modulusLength = 2048): KeyFiles {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength });
  const pem = selfSigned(privateKey, 'Test', new Date()).toString();
  const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-keys-'));
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(certificate, pem);
  return { folder, key, certificate, pem };
}

/** Returns the settings with which a server signs. */
export function signingSettings({ key, certificate }: KeyFiles): Record<string, string> {
  return { PUBLISH_KEY: key, PUBLISH_CERTIFICATE: certificate };
}
