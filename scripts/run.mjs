/** Runs a command line tool of the server: `node scripts/run.mjs desk list`. */
import { prepare } from './prepare.mjs';
import { tools } from './tools.mjs';

const [tool] = process.argv.splice(2, 1);
if (!tools.includes(tool)) {
  console.error(`usage: node scripts/run.mjs ${tools.join('|')} …`);
  process.exit(2);
}
await prepare();
process.setSourceMapsEnabled(true);
await import(`../dist/server/${tool}.js`);
