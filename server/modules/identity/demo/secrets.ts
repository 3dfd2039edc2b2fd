import { generateKeyPairSync, randomBytes, type JsonWebKey } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDataFolder } from '../../../platform/control/dataFolder';

/** Keys of the embedded provider. They are kept, so that a restart does not end a login that is under way. */
export interface DemoSecrets {
  readonly signingKey: JsonWebKey & { readonly kid: string };
  readonly cookieKey: string;
  readonly clientSecret: string;
}

const FILE = 'demo-login.json';

/** Reads the secrets from the data folder, or makes them there, readable by their owner only. */
export function demoSecrets(dataDir: string): DemoSecrets {
  const file = path.join(dataDir, FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoSecrets) : create(file);
}

function create(file: string): DemoSecrets {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const random = () => randomBytes(32).toString('base64url');
  const secrets: DemoSecrets = {
    signingKey: { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: random() },
    cookieKey: random(),
    clientSecret: random(),
  };
  openDataFolder(path.dirname(file));
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(secrets), { mode: 0o600 });
  renameSync(draft, file);
  return secrets;
}
