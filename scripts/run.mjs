/** Runs a command of the command line: `node scripts/run.mjs desk list`. */
import { prepare } from './prepare.mjs';

await prepare({ forStart: true });
process.setSourceMapsEnabled(true);
await import('../dist/server/cli.js');
