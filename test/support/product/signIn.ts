import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from './serverProcess';

/** Signs a person in at the demonstration's login page of a running server, without a browser; returns the cookie header. */
export async function signIn(url: string, person: string): Promise<string> {
  const tool = pathToFileURL(path.join(root, 'scripts/bench/signIn.mjs')).href;
  const script = `import { signIn } from ${JSON.stringify(tool)};
    console.log(await signIn(${JSON.stringify(url)}, ${JSON.stringify(person)}));`;
  const env = { ...process.env, NODE_OPTIONS: '' };
  const ran = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
  return ran.stdout.trim();
}
