/// <reference types="webpack/module" />
import path from 'node:path';
import { run } from './cli/run';
import type { Program } from './platform/control/program';

/** Command line: `idp-dashboard COMMAND …` (scripts/release/idp-dashboard). Each command is loaded separately. */
const files = import.meta.webpackContext('.', { regExp: /\.cli\.ts$/, mode: 'lazy' });
const load = async (file: string) => ((await files(file)) as { readonly command: Program }).command;
const programs = files
  .keys()
  .map((file) => [path.basename(file, '.cli.ts'), async () => load(file)] as const);

void run(new Map(programs), process.argv.slice(2));
