import { Refusal } from './control/refusal';

const NOT_FOUND = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'];

/** Loads what a release leaves out; where it is not there, `instead` says what to do about it. */
export async function loadOptional<T>(load: () => Promise<T>, instead: string): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code !== undefined && NOT_FOUND.includes(code) ? new Refusal(instead) : error;
  }
}
