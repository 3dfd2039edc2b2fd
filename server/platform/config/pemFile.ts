import { readFileSync } from 'node:fs';
import type { Settings } from './settings';

/**
 * Reads the PEM file that a setting names, and refuses the setting if that fails. `what` says what the file should
 * hold.
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
      `${file} ${code === 'ENOENT' ? 'does not exist' : `is not a readable ${what} in PEM`}`,
    );
    return undefined;
  }
}
