import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readPem } from '../../../platform/config/pemFile';
import type { Settings } from '../../../platform/config/settings';
import { keyFault, signingWith, type Signing } from './signing';

type FileSetting = 'PUBLISH_KEY' | 'PUBLISH_CERTIFICATE' | 'PUBLISH_NEXT_CERTIFICATE';
export type SigningFiles = Partial<Record<FileSetting, string>>;

/**
 * Reads key and certificates once, so that the checked key is the one that signs. Refuses files that do not match;
 * returns undefined if none is set.
 */
export function readSigning(settings: Settings, files: SigningFiles): Signing | undefined {
  const { PUBLISH_KEY: keyFile, PUBLISH_CERTIFICATE: certificateFile } = files;
  if (keyFile === undefined) {
    for (const name of ['PUBLISH_CERTIFICATE', 'PUBLISH_NEXT_CERTIFICATE'] as const)
      if (files[name] !== undefined) settings.refuse('PUBLISH_KEY', `missing; ${name} needs it`);
    return undefined;
  }
  if (certificateFile === undefined) settings.refuse('PUBLISH_CERTIFICATE', 'missing; PUBLISH_KEY needs it');
  const read = <T>(name: FileSetting, parse: (pem: Buffer) => T) => {
    const what = name === 'PUBLISH_KEY' ? 'private key' : 'certificate';
    return readPem(settings, { name, file: files[name], what }, parse);
  };
  const key = read('PUBLISH_KEY', createPrivateKey);
  const certificate = read('PUBLISH_CERTIFICATE', (pem) => new X509Certificate(pem));
  const next = read('PUBLISH_NEXT_CERTIFICATE', (pem) => new X509Certificate(pem));
  if (!key) return undefined;
  const fault = keyFault(key);
  if (fault !== undefined) settings.refuse('PUBLISH_KEY', `${keyFile} ${fault}`);
  if (!certificate) return undefined;
  if (!certificate.checkPrivateKey(key))
    settings.refuse('PUBLISH_CERTIFICATE', `${certificateFile} is not the certificate of PUBLISH_KEY`);
  return signingWith(key, certificate, next);
}
