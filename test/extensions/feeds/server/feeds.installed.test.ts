/**
 * The built server refreshes a signed feed by itself, and a kill in the middle of a refresh leaves nothing
 * incomplete.
 */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FeedsResult } from '../../../../server/extensions/feeds/feedsCommand';
import type { FeedsCommand } from '../../../../server/extensions/feeds/feedsRequest';
import { callServer } from '../../../../server/platform/control/client';
import { freePort } from '../../../support/product/dashboard';
import { largeAggregate } from '../../../support/server/metadata';
import { startProcess, type ServerProcess } from '../../../support/product/serverProcess';
import { makeKey, sign, template, testSigned } from '../../../support/server/signing';

const ENTITIES = 800;
const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-feeds-'));
const dataDir = path.join(folder, 'data');
const file = path.join(folder, 'all.xml');
let server: ServerProcess | undefined;
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  server = startProcess({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  await server.started;
}
const runFeeds = (command: FeedsCommand) => callServer(dataDir, 'feeds', command) as Promise<FeedsResult>;
async function feed() {
  const result = await runFeeds({ action: 'list' });
  return 'feeds' in result ? result.feeds.find(({ name }) => name === 'md') : undefined;
}
const held = async () => {
  const { institutions = 0, services = 0 } = (await feed()) ?? {};
  return institutions + services;
};

testSigned(
  'a feed is refreshed by the server; killed in the middle, it has all of the old or all of the new',
  async () => {
    const key = makeKey('ec');
    const signed = (entities: number, version: number) => {
      const text = [...largeAggregate(entities, version)].join('');
      return sign(
        text.replace('Name=', 'ID="whole" Name=').replace('>\n<Entity', `>${template('ec')}\n<Entity`),
        key,
      );
    };
    writeFileSync(file, signed(ENTITIES, 1));
    writeFileSync(path.join(folder, 'next.xml'), signed(ENTITIES + 100, 2));
    await start();
    await runFeeds({ action: 'add', name: 'md', source: file, certificates: key.certificate, every: 3600 });
    while ((await held()) === 0) await wait(100);
    expect(await feed()).toMatchObject({ faults: [], verified: true, institutions: 100, services: 700 });

    copyFileSync(path.join(folder, 'next.xml'), file);
    for (const pause of [150, 500, 900]) {
      const refreshing = runFeeds({ action: 'refresh', name: 'md' }).catch(() => undefined);
      await wait(pause);
      server?.child.kill('SIGKILL');
      await Promise.all([refreshing, server?.ended]);
      await start();
      expect([ENTITIES, ENTITIES + 100]).toContain(await held());
    }
    expect(await runFeeds({ action: 'refresh', name: 'md' })).toMatchObject({
      result: { outcome: 'refreshed' },
    });
    expect(await held()).toBe(ENTITIES + 100);
  },
);
