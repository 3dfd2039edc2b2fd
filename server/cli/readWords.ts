import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './terminal';

/** Reads the words of a command and its options. Throws UsageError, which tells how the command is used. */
export function readWords<const Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), usage);
  }
}
