import path from 'node:path';
import type { ExportedState } from '../modules/state/state.module';
import { readWords } from './readWords';
import { doCommand } from './route';
import { linesTo } from './stateLines';
import { runTool, UsageError } from './terminal';

const USAGE = `usage: npm run export:state -- FILE

Writes what a federation has here besides its metadata as a file of state, one JSON object a line (docs/SWITCHING.md), which
npm run import:state takes in. The same state is the same bytes. It names people: keep it as you keep the database.`;

void runTool(async () => {
  const { positionals } = readWords(process.argv.slice(2), {}, USAGE);
  const [place, ...others] = positionals;
  if (place === undefined || others.length > 0) throw new UsageError('One file is needed.', USAGE);
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), place);
  const written = linesTo(file);
  try {
    const request = { file };
    const counts = (await doCommand(
      process.env,
      { operation: 'exportState', request, mayCreateDatabase: false },
      (lines) => written.write(lines as readonly string[]),
    )) as ExportedState;
    written.keep();
    console.log(
      Object.entries(counts)
        .map(([kind, count]) => `${kind}: ${count}`)
        .join('\n'),
    );
  } finally {
    written.end();
  }
});
