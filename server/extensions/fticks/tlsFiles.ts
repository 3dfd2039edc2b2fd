import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readPem } from '../../platform/config/pemFile';
import type { Settings } from '../../platform/config/settings';

/** PEM texts, as they were checked at the start. */
export interface ListenerTls {
  readonly key: Buffer;
  readonly cert: Buffer;
  /** Authorities of senders; absent: senders need no certificate. */
  readonly ca?: Buffer;
}

type FileSetting = 'FTICKS_KEY' | 'FTICKS_CERTIFICATE' | 'FTICKS_CLIENT_CA';
type Files = Partial<Record<FileSetting, string>>;

/** Reads key and certificates. Refuses files that do not match; returns undefined if none is set. */
export function readTls(settings: Settings, files: Files): ListenerTls | undefined {
  const { FTICKS_KEY: keyFile, FTICKS_CERTIFICATE: certificateFile } = files;
  if (keyFile === undefined) {
    for (const name of ['FTICKS_CERTIFICATE', 'FTICKS_CLIENT_CA'] as const)
      if (files[name] !== undefined) settings.refuse('FTICKS_KEY', `missing; ${name} needs it`);
    return undefined;
  }
  if (certificateFile === undefined) settings.refuse('FTICKS_CERTIFICATE', 'missing; FTICKS_KEY needs it');
  const read = (name: FileSetting, what: string, check: (pem: Buffer) => unknown) =>
    readPem(settings, { name, file: files[name], what }, (pem) => {
      check(pem);
      return pem;
    });
  const isCertificate = (pem: Buffer) => new X509Certificate(pem);
  const key = read('FTICKS_KEY', 'private key', createPrivateKey);
  const cert = read('FTICKS_CERTIFICATE', 'certificate', isCertificate);
  const ca = read('FTICKS_CLIENT_CA', 'certificate', isCertificate);
  if (!key || !cert) return undefined;
  if (!isCertificate(cert).checkPrivateKey(createPrivateKey(key)))
    settings.refuse('FTICKS_CERTIFICATE', `${certificateFile} is not the certificate of FTICKS_KEY`);
  return { key, cert, ...(ca && { ca }) };
}
