/** `npm start`: installs and builds what is needed, then runs the server in this process. */
import { prepare } from './prepare.mjs';

await prepare({ forStart: true });
process.setSourceMapsEnabled(true);
await import('../dist/server/main.js');
