import { generateKeyPairSync, randomBytes, type JsonWebKey } from 'node:crypto';
import type { Database } from '../../../platform/storage/database';
import { storedSetting } from '../../../platform/storage/storedSetting';

/**
 * Keys of the embedded provider. The database stores them, so that a login under way survives a restart, and can
 * continue on another server.
 */
export interface DemoSecrets {
  readonly signingKey: JsonWebKey & { readonly kid: string };
  readonly cookieKey: string;
  readonly clientSecret: string;
}

const SETTING = 'demo.login';

/** Reads the secrets from the database, or creates them there. */
export async function demoSecrets(database: Database): Promise<DemoSecrets> {
  const stored = await database.transaction((tx) => storedSetting(tx, SETTING, JSON.stringify(newSecrets())));
  return JSON.parse(stored) as DemoSecrets;
}

function newSecrets(): DemoSecrets {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const random = () => randomBytes(32).toString('base64url');
  return {
    signingKey: { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: random() },
    cookieKey: random(),
    clientSecret: random(),
  };
}
