import {
  stateReportLines,
  toldLine,
  type StateProgress,
  type StateReport,
} from '../extensions/state/state.module';
import { find } from './importArguments';
import { progressOn, stateWords } from './importProgress';
import { readWords } from './readWords';
import { doCommand } from './route';
import { printable, runTool, UsageError } from './terminal';

const USAGE = `usage: npm run import:state -- FILE [--dry-run] [--names]

Takes in what a federation has besides its metadata: connections with their levels, consent, licences, settings, texts and
contacts of institutions, people, policies, tickets and numbers. FILE has one JSON object a line (docs/switching/STATE.md);
npm run export:state writes such files. It adds and replaces, takes nothing away, and sends nothing to anybody. The same file
can be imported again.

  --dry-run   say what would be created, changed and refused, and change nothing
  --names     name every record; without it, those that are refused`;

const options = { 'dry-run': { type: 'boolean' }, names: { type: 'boolean' } } as const;

/** Returns what the command asks for. Throws UsageError. */
function requestIn(words: readonly string[]) {
  const { positionals, values } = readWords(words, options, USAGE);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError('One file is needed.', USAGE);
  return {
    path: find(file, [process.cwd(), process.env.INIT_CWD ?? process.cwd()]),
    dryRun: values['dry-run'] ?? false,
    names: values.names ?? false,
  };
}

void runTool(async () => {
  const request = requestIn(process.argv.slice(2));
  const display = progressOn<StateProgress>(process.stderr, () => Date.now(), stateWords);
  try {
    const report = (await doCommand(
      process.env,
      { operation: 'importState', request, mayCreateDatabase: true },
      (progress) => {
        const { told } = progress as StateProgress;
        if (told.length > 0) {
          display.end();
          console.log(printable(told.map(toldLine).join('\n')));
        }
        display.show(progress as StateProgress);
      },
    )) as StateReport;
    display.end();
    console.log(printable(stateReportLines(report).join('\n')));
    if (Object.values(report.counts).some(({ refused }) => refused > 0)) process.exitCode = 1;
  } finally {
    display.end();
  }
});
