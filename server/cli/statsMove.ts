import type { MoveProgress, MoveReport } from '../extensions/clickhouse/clickhouse.module';
import { progressOn } from './importProgress';
import { doCommand } from './route';
import { moveLines, movesAll, moveWords, readMoveArguments } from './statsMoveArguments';
import { printable, runTool } from './terminal';

void runTool(async () => {
  const request = readMoveArguments(process.argv.slice(2));
  const display = progressOn<MoveProgress & { bytes: number }>(process.stderr, () => Date.now(), moveWords);
  try {
    const report = (await doCommand(
      process.env,
      { operation: 'statsMove', request, mayCreateDatabase: false },
      (progress) => display.show({ ...(progress as MoveProgress), bytes: 0 }),
    )) as MoveReport;
    display.end();
    console.log(printable(moveLines(report).join('\n')));
    if (!movesAll(report)) process.exitCode = 1;
  } finally {
    display.end();
  }
});
