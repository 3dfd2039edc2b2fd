import { createInterface } from 'node:readline/promises';
import { modeOf, readMode } from '../platform/config/placeSettings';
import { Settings, type Environment } from '../platform/config/settings';
import { readStorage } from '../platform/config/storageSettings';
import { callServer, NoServer } from '../platform/control/client';
import { keepFromOthers } from '../platform/control/dataFolder';
import { table, UsageError, type Command, type Program } from '../platform/control/program';
import { Refusal } from '../platform/control/refusal';

type Programs = ReadonlyMap<string, () => Promise<Program>>;

/**
 * Runs the command that the first word names, and sets the exit code: 0 if it succeeds, 1 if it fails, 2 if it is
 * written wrongly. Reasons go to stderr.
 */
export async function run(programs: Programs, [name = '', ...args]: readonly string[]): Promise<void> {
  keepFromOthers();
  // A reader such as `head` that closes the pipe is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  const program = await programs.get(name)?.();
  try {
    if (name === '--help') return console.log(await usageOf(programs));
    if (!program) throw new UsageError(name === '' ? 'Which command?' : `Unknown command ${name}.`);
    if (args.includes('--help')) return console.log(program.usage);
    const environment = process.env;
    await program.run(args, {
      doCommand: (...what) => doCommand(environment, ...what),
      environment,
      ...(process.stdin.isTTY && { ask }),
      // npm runs scripts in the project's folder, and passes the user's folder in INIT_CWD.
      folders: [process.cwd(), environment.INIT_CWD ?? process.cwd()],
    });
  } catch (error) {
    process.exitCode = error instanceof UsageError ? 2 : 1;
    if (error instanceof UsageError)
      console.error(`${error.message}\n\n${program?.usage ?? (await usageOf(programs))}`);
    else console.error(error instanceof Refusal ? error.message : error);
  }
}

/** Returns true if the answer is yes, and false also if the input ends. */
async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  try {
    return /^y(es)?$/i.test((await Promise.race([terminal.question(question), ended])).trim());
  } finally {
    terminal.close();
  }
}

async function usageOf(programs: Programs): Promise<string> {
  const rows = [...programs].map(async ([name, load]) => [name, (await load()).summary]);
  const commands = table((await Promise.all(rows)).sort(), Infinity).replace(/^/gm, '  ');
  return `usage: idp-dashboard COMMAND …\n\n${commands}\n\nidp-dashboard COMMAND --help says how a command is used.`;
}

/**
 * Runs a command: on PostgreSQL directly, in the server that holds the embedded database, or, if none runs, in this
 * process with the data folder claimed meanwhile. Throws Refusal.
 */
export async function doCommand(
  environment: Environment,
  command: Command,
  onProgress: (progress: unknown) => void = () => undefined,
): Promise<unknown> {
  const settings = new Settings(environment);
  const { dataDir, databaseUrl } = readStorage(settings, readMode(settings, modeOf(environment)));
  if (settings.errors.length === 0 && databaseUrl === undefined) {
    try {
      return await callServer(dataDir, command.operation, command.request, onProgress);
    } catch (error) {
      if (!(error instanceof NoServer)) throw error;
    }
  }
  // The modules are loaded only here. A running server has them already.
  const [{ readConfig }, { doWithoutServer }] = await Promise.all([
    import('../readConfig'),
    import('../commands'),
  ]);
  const { config, errors } = readConfig(environment);
  if (errors) throw new Refusal(errors.join('\n'));
  return doWithoutServer(config, command, onProgress);
}
