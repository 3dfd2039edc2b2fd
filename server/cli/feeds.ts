import type { FeedsAnswer } from '../extensions/feeds/feeds.module';
import type { ImportProgress } from '../modules/metadata/metadata.module';
import { readFeedsArguments } from './feedsArguments';
import { feedsText, isDone } from './feedsText';
import { importWords, progressOn } from './importProgress';
import { doCommand } from './route';
import { runTool, terminalWidth } from './terminal';

void runTool(async () => {
  const folders = [process.cwd(), process.env.INIT_CWD ?? process.cwd()];
  const { command, json } = readFeedsArguments(process.argv.slice(2), folders);
  const display = progressOn(process.stderr, () => Date.now(), importWords);
  try {
    const answer = (await doCommand(
      process.env,
      { operation: 'feeds', request: command, mayCreateDatabase: command.action === 'add' },
      (progress) => display.show(progress as ImportProgress),
    )) as FeedsAnswer;
    display.end();
    console.log(json ? JSON.stringify(answer, null, 2) : feedsText(answer, terminalWidth()));
    if (!isDone(answer)) process.exitCode = 1;
  } finally {
    display.end();
  }
});
