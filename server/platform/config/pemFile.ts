import { readFileSync } from 'node:fs';
import type { Settings } from './settings';

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'may not be read by the user as whom the server runs',
};

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
    const { code = '' } = error as NodeJS.ErrnoException;
    settings.refuse(name, `${file} ${UNREADABLE[code] ?? `is not a readable ${what} in PEM`}`);
    return undefined;
  }
}
