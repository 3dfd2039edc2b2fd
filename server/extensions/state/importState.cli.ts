import {
  find,
  printable,
  readArguments,
  sizeText,
  withProgress,
  wrong,
  type Program,
} from '../../platform/control/program';
import { stateReportLines, outcomeLine, type StateProgress, type StateReport } from './report';

const options = { 'dry-run': { type: 'boolean' }, names: { type: 'boolean' } } as const;

/** Reads the arguments of the command. Throws UsageError, and Refusal for a file that does not exist. */
function requestIn(args: readonly string[], folders: readonly string[]) {
  const { positionals, values } = readArguments(args, options);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) return wrong('One file is needed.');
  return {
    path: find(file, folders),
    dryRun: values['dry-run'] ?? false,
    names: values.names ?? false,
  };
}

function progressText({ records, ...portion }: StateProgress): string {
  return `${sizeText(portion)}, ${records} records`;
}

export const command: Program = {
  summary: 'takes in a file with what a federation has besides its metadata',
  usage: `usage: idp-dashboard importState FILE [--dry-run] [--names]

Takes in what a federation has besides its metadata: connections with their levels, consent, licences, settings, texts and
contacts of institutions, people, policies, tickets and numbers. FILE has one JSON object a line (docs/switching/STATE.md);
idp-dashboard exportState writes such files. It adds and replaces, takes nothing away, and sends nothing to anybody. The same file
can be imported again.

  --dry-run   say what would be created, changed and refused, and change nothing
  --names     name every record; without it, those that are refused`,
  async run(args, { doCommand, folders }) {
    const request = requestIn(args, folders);
    const report = (await withProgress(progressText, (show, end) =>
      doCommand({ operation: 'importState', request, mayCreateDatabase: true }, (progress) => {
        const { told } = progress as StateProgress;
        if (told.length > 0) {
          end();
          console.log(printable(told.map(outcomeLine).join('\n')));
        }
        show(progress);
      }),
    )) as StateReport;
    console.log(printable(stateReportLines(report).join('\n')));
    if (Object.values(report.counts).some(({ refused }) => refused > 0)) process.exitCode = 1;
  },
};
