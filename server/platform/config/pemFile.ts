import { readFileSync } from 'node:fs';
import type { Settings } from './settings';

/**
 * Reads a file of PEM that a setting names, and refuses the setting where that fails. `what` is what the file should hold, in
 * words.
 */
export function readPem<T>(
  settings: Settings,
  { name, file, what }: { readonly name: string; readonly file: string | undefined; readonly what: string },
  parse: (pem: Buffer) => T,
): T | undefined {
  if (file === undefined) return undefined;
  try {
    return parse(readFileSync(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    settings.refuse(
      name,
      `${file} ${code === 'ENOENT' ? 'does not exist' : `is no ${what} in PEM that can be read`}`,
    );
    return undefined;
  }
}
