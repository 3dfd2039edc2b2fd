import type { PersonAnswer } from '../extensions/privacy/privacy.module';
import { personText, readPersonArguments } from './personArguments';
import { doCommand } from './route';
import { runTool } from './terminal';

void runTool(async () => {
  const { command, json } = readPersonArguments(process.argv.slice(2));
  const answer = (await doCommand(process.env, {
    operation: 'person',
    request: command,
    mayCreateDatabase: false,
  })) as PersonAnswer;
  console.log(json || 'kept' in answer ? JSON.stringify(answer, null, 2) : personText(answer));
});
