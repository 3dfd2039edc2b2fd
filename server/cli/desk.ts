import type { DeskAnswer } from '../modules/desk/desk.module';
import { readDeskArguments } from './deskArguments';
import { deskText } from './deskOutput';
import { doCommand } from './route';
import { runTool, terminalWidth } from './terminal';

void runTool(async () => {
  const { request, json } = readDeskArguments(process.argv.slice(2));
  const answer = (await doCommand(process.env, {
    operation: 'desk',
    request,
    mayCreateDatabase: false,
  })) as DeskAnswer;
  console.log(json ? JSON.stringify(answer, null, 2) : deskText(answer, new Date(), terminalWidth()));
});
