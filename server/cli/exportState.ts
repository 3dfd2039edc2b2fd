import type { ExportedState, StateSource } from '../extensions/state/state.module';
import { readExportStateArguments } from './exportStateArguments';
import { doCommand } from './route';
import { linesTo, type WrittenLines } from './stateLines';
import { printable, runTool } from './terminal';

void runTool(async () => {
  const folders = [process.cwd(), process.env.INIT_CWD ?? process.cwd()];
  const { file, source } = readExportStateArguments(process.argv.slice(2), folders);
  const written = linesTo(file);
  try {
    const counts =
      source.kind === 'here' ? await fromHere(file, written) : await fromElsewhere(source, written);
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

async function fromHere(file: string, written: WrittenLines): Promise<ExportedState> {
  return (await doCommand(
    process.env,
    { operation: 'exportState', request: { file }, mayCreateDatabase: false },
    (lines) => written.write(lines as readonly string[]),
  )) as ExportedState;
}

async function fromElsewhere(source: StateSource, written: WrittenLines): Promise<ExportedState> {
  // Loaded only here: a file of what is here needs none of it.
  const { HEADER, recordsFrom } = await import('../extensions/state/state.module');
  const counts: Record<string, number> = {};
  written.write([JSON.stringify(HEADER)]);
  for await (const record of recordsFrom(source, (note) => console.error(printable(note)))) {
    written.write([JSON.stringify(record)]);
    const kind = 'kind' in record ? String(record.kind) : '';
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
