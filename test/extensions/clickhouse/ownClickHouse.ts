import { spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';

/** A ClickHouse server of a test's own. */
export interface OwnClickHouse {
  /** Address as STATS_URL has it. */
  readonly url: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startOwnClickHouse(): Promise<OwnClickHouse> {
  const runner = spawn(process.execPath, [path.join(__dirname, 'clickhouseRunner.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = readline.createInterface({ input: runner.stdout })[Symbol.asyncIterator]();
  const answer = async () => JSON.parse((await answers.next()).value ?? '{}') as { readonly url?: string };
  const ended = new Promise((resolve) => runner.once('exit', resolve));
  const command = async (command: string) => {
    runner.stdin.write(`${command}\n`);
    await answer();
  };
  const { url = '' } = await answer();
  return {
    url,
    kill: () => command('kill'),
    restart: () => command('restart'),
    async stop() {
      runner.stdin.end();
      await ended;
    },
  };
}
