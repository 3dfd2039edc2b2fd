import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { displayName, entity, serviceRole } from '../../support/server/metadata';

/** A certificate as metadata holds it. */
export interface ServiceCertificate {
  readonly base64: string;
  readonly ends: Date;
}

/** Makes certificates that are valid for these numbers of days, with the tool that services use. */
export function certificatesFor(...days: readonly number[]): ServiceCertificate[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificates-'));
  try {
    return days.map((valid) => {
      const [key, file] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
      const args = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=service'];
      const files = ['-days', String(valid), '-keyout', key, '-out', file];
      execFileSync('openssl', ['req', '-x509', ...args, ...files], { stdio: 'pipe' });
      return certificateIn(file);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Makes the certificate of an issuer, and one that it has issued, valid for these numbers of days. */
export function chainFor(issuer: number, own: number): readonly [ServiceCertificate, ServiceCertificate] {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificates-'));
  const file = (name: string) => path.join(folder, name);
  const openssl = (...args: readonly string[]) =>
    execFileSync('openssl', [...args], { cwd: folder, stdio: 'pipe' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  try {
    openssl(
      'req',
      '-x509',
      ...key,
      '-subj',
      '/CN=issuer',
      '-days',
      String(issuer),
      '-keyout',
      'ca.key',
      '-out',
      'ca.pem',
    );
    openssl('req', ...key, '-subj', '/CN=own', '-keyout', 'own.key', '-out', 'own.csr');
    const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'];
    openssl('x509', '-req', '-in', 'own.csr', ...by, '-days', String(own), '-out', 'own.pem');
    return [certificateIn(file('ca.pem')), certificateIn(file('own.pem'))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function certificateIn(file: string): ServiceCertificate {
  const pem = readFileSync(file, 'utf8');
  const base64 = pem.replace(/-----[^-]+-----/g, '').trim();
  return { base64, ends: new Date(new X509Certificate(pem).validTo) };
}

/** Writes a key of a service; without `use` it is for both. */
export function keyOf(
  { base64 }: Pick<ServiceCertificate, 'base64'>,
  use?: 'signing' | 'encryption',
): string {
  const useText = use === undefined ? '' : ` use="${use}"`;
  return `<KeyDescriptor${useText}><ds:KeyInfo><ds:X509Data><ds:X509Certificate>\n${base64}\n</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>`;
}

/** Writes a service with these keys. */
export const serviceWith = (entityId: string, ...keys: readonly string[]): string =>
  entity(entityId, serviceRole(keys.join(''), displayName('Notes')));
