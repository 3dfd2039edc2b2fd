import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { KeyFiles } from '../support/keyFiles';

/** Makes an elliptic key and its certificate, in files, with the tool that operators use. */
export function ecKeyFiles(): KeyFiles {
  const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-keys-'));
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const args = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '30',
    '-subj',
    '/CN=Test',
  ];
  const { stderr } = spawnSync('openssl', ['req', '-x509', ...args, '-keyout', key, '-out', certificate], {
    encoding: 'utf8',
  });
  try {
    return { folder, key, certificate, pem: readFileSync(certificate, 'utf8') };
  } catch (error) {
    throw new Error(`openssl: ${stderr}`, { cause: error });
  }
}
