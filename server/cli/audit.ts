import type { AuditAnswer } from '../platform/audit/audit.module';
import { readAuditArguments } from './auditArguments';
import { auditText, holds } from './auditText';
import { doCommand } from './route';
import { runTool } from './terminal';

void runTool(async () => {
  const { command, json } = readAuditArguments(process.argv.slice(2));
  const answer = (await doCommand(
    process.env,
    { operation: 'audit', request: command, mayCreateDatabase: false },
    (lines) => (lines as readonly string[]).forEach((line) => console.log(line)),
  )) as AuditAnswer;
  if ('exported' in answer) return;
  console.log(json ? JSON.stringify(answer, null, 2) : auditText(answer));
  if (!holds(answer)) process.exitCode = 1;
});
