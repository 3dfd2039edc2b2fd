import { createPrivateKey, generateKeyPair, X509Certificate } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { openDataFolder } from '../../../platform/control/dataFolder';
import { hasCode } from '../../../platform/control/socketFolder';
import { selfSigned } from './selfSigned';
import { signingWith, type Signing } from './signing';

const FILE = 'demo-signing.pem';
const generate = promisify(generateKeyPair);

/**
 * Reads the demonstration's key and certificate from the data folder, or creates them there, readable by their owner
 * only.
 */
export async function demonstrationKey(dataDir: string, now: Date): Promise<Signing> {
  const file = path.join(dataDir, FILE);
  if (!existsSync(file)) await create(file, now);
  const both = readFileSync(file);
  return signingWith(createPrivateKey(both), new X509Certificate(both));
}

/** Two processes may do this at once: the first one wins. */
async function create(file: string, now: Date): Promise<void> {
  const { privateKey } = await generate('rsa', { modulusLength: 2048 });
  const certificate = selfSigned(privateKey, 'Demonstration of the dashboard', now);
  openDataFolder(path.dirname(file));
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }) + certificate.toString(), {
    mode: 0o600,
  });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
