import type { SessionsAnswer } from '../modules/identity/identity.module';
import { doCommand } from './route';
import { readSessionsArguments, sessionsText } from './sessionsArguments';
import { runTool, terminalWidth } from './terminal';

void runTool(async () => {
  const { command, json } = readSessionsArguments(process.argv.slice(2));
  const answer = (await doCommand(process.env, {
    operation: 'sessions',
    request: command,
    mayCreateDatabase: false,
  })) as SessionsAnswer;
  console.log(json ? JSON.stringify(answer, null, 2) : sessionsText(answer, terminalWidth()));
});
