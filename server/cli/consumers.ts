import type { ConsumersAnswer } from '../extensions/publishing/publishing.module';
import { consumersText, readConsumersArguments } from './consumersArguments';
import { doCommand } from './route';
import { runTool, terminalWidth } from './terminal';

void runTool(async () => {
  const { command, json } = readConsumersArguments(process.argv.slice(2));
  const answer = (await doCommand(process.env, {
    operation: 'consumers',
    request: command,
    mayCreateDatabase: false,
  })) as ConsumersAnswer;
  console.log(json ? JSON.stringify(answer, null, 2) : consumersText(answer, terminalWidth()));
});
