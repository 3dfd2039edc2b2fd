import { type ImportProgress, type ImportReport, reportLines } from '../modules/metadata/metadata.module';
import { readImportArguments, UNVERIFIED } from './importArguments';
import { importWords, progressOn } from './importProgress';
import { doCommand } from './route';
import { printable, runTool } from './terminal';

void runTool(async () => {
  const folders = [process.cwd(), process.env.INIT_CWD ?? process.cwd()];
  const request = readImportArguments(process.argv.slice(2), folders);
  const display = progressOn(process.stderr, () => Date.now(), importWords);
  const command = { operation: 'import', request, mayCreateDatabase: true } as const;
  try {
    const report = (await doCommand(process.env, command, (progress) =>
      display.show(progress as ImportProgress),
    )) as ImportReport;
    display.end();
    console.log(
      printable(
        [...reportLines(report, request.options.dryRun ? Infinity : undefined), UNVERIFIED].join('\n'),
      ),
    );
  } finally {
    display.end();
  }
});
