import { Refusal } from './control/refusal';

const NOT_FOUND = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'];

/** Loads a package that a release may leave out. If it is missing, `instead` says what to do. */
export async function loadOptional<T>(load: () => Promise<T>, instead: string): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code !== undefined && NOT_FOUND.includes(code) ? new Refusal(instead) : error;
  }
}
