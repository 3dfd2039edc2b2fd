import { conform } from '../extensions/conform/conform.module';
import { readConformArguments } from './conformArguments';
import { conformText } from './conformText';
import { runTool } from './terminal';

/** `npm run conform -- URL`: which facts of the contract a dashboard server keeps. It needs no server and no database of ours. */
void runTool(async () => {
  const { server, json } = readConformArguments(process.argv.slice(2));
  const findings = await conform(server, process.env['CONFORM_COOKIE']?.trim() || undefined);
  console.log(json ? JSON.stringify(findings, null, 2) : conformText(server, findings));
  if (findings.facts.some(({ is }) => is === 'broken')) process.exitCode = 1;
});
