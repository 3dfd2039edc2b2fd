import type { WebhooksAnswer } from '../extensions/webhooks/webhooks.module';
import { doCommand } from './route';
import { runTool, terminalWidth } from './terminal';
import { readWebhooksArguments } from './webhooksArguments';
import { webhooksText } from './webhooksText';

void runTool(async () => {
  const { command, json } = readWebhooksArguments(process.argv.slice(2));
  const answer = (await doCommand(process.env, {
    operation: 'webhooks',
    request: command,
    mayCreateDatabase: false,
  })) as WebhooksAnswer;
  console.log(json ? JSON.stringify(answer, null, 2) : webhooksText(answer, terminalWidth()));
  if ('tested' in answer && !answer.delivered) process.exitCode = 1;
});
