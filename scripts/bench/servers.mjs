/**
 * Starts the built server on its own port and data folder, and a stand-in for it that knows only the
 * contract.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../freePort.mjs';

const root = path.join(import.meta.dirname, '../..');

const listening = (server) =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));

/** When a measurement ends in any way, the processes that it has started end with it. */
const running = new Set();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/**
 * Starts a server with `settings` besides those of every measurement. `stop` lets the server finish its work, `kill`
 * does not. `script` is the built server of another release.
 */
export async function startServer(services, settings = {}, script = path.join(root, 'dist/server/main.js')) {
  const port = settings.PORT ?? (await freePort());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-bench-'));
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED_SERVICES: String(services),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => chunk.toString().includes('The dashboard is at ') && resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const end = (signal) =>
    new Promise((resolve) => {
      child.removeAllListeners('exit');
      child.once('exit', () => resolve(rmSync(dataDir, { recursive: true, force: true })));
      child.kill(signal);
    });
  return {
    url: `http://localhost:${port}`,
    pid: child.pid,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/**
 * Starts a stand-in that passes calls to a server of ours, without the extensions of the contract about the
 * list: the name among the extensions, and `form=list`, which other servers ignore. For pages it sends the
 * built `index.html`, as any web server does.
 */
export async function startContractOnly(url) {
  const { port, host } = new URL(url);
  const page = readFileSync(path.join(root, 'dist/client/index.html.br'));
  const server = createServer((asked, reply) => {
    const address = asked.url.replace(/([?&])form=list(&|$)/, '$1').replace(/[?&]$/, '');
    if (/text\/html/.test(asked.headers.accept ?? '')) {
      reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      reply.end(page);
      return;
    }
    const changed = /\/users\/me/.test(address);
    const headers = { ...asked.headers, host, ...(changed && { 'accept-encoding': 'identity' }) };
    const passed = request({ port, path: address, method: asked.method, headers }, async (answer) => {
      if (!changed) {
        reply.writeHead(answer.statusCode, answer.headers);
        answer.pipe(reply);
        return;
      }
      const chunks = [];
      for await (const chunk of answer) chunks.push(chunk);
      const text = Buffer.concat(chunks)
        .toString()
        .replace(/"list",?/, '');
      const { 'content-length': _length, etag: _etag, ...kept } = answer.headers;
      reply.writeHead(answer.statusCode, kept);
      reply.end(text.replace(/,\]/, ']'));
    });
    passed.on('error', () => reply.destroy());
    asked.pipe(passed);
  });
  const own = await listening(server);
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { url: `http://localhost:${own}`, stop };
}
