/** The second half of `npm run bench -- kills` (kills.mjs). */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const SERVICES = 2_000;

/** Returns metadata in which every name has the number of the edition. */
function edition(folder, number) {
  const entity = (index) => `<EntityDescriptor entityID="https://kills-${index}.example/sp">
<SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
<Extensions><mdui:UIInfo><mdui:DisplayName xml:lang="en">Edition ${number}</mdui:DisplayName></mdui:UIInfo></Extensions>
<AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://kills-${index}.example/acs" index="1"/>
</SPSSODescriptor></EntityDescriptor>`;
  const file = path.join(folder, `edition-${number}.xml`);
  writeFileSync(
    file,
    `<EntitiesDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:mdui="urn:oasis:names:tc:SAML:metadata:ui" Name="urn:example:kills">
${Array.from({ length: SERVICES }, (_, index) => entity(index)).join('\n')}
</EntitiesDescriptor>`,
  );
  return file;
}

function importing(file, settings) {
  const child = spawn(process.execPath, [path.resolve('dist/server/cli.js'), 'import', file], {
    env: { ...process.env, ...settings },
    stdio: 'ignore',
  });
  return { child, ended: new Promise((resolve) => child.once('exit', (code) => resolve(code))) };
}

/**
 * Kills this number of imports, at any time or while they replace the old edition. Afterwards the database has to hold
 * one edition, whole. `rows` queries the database that `settings` name. Returns counts, and adds to `faults`.
 */
export async function killImports(imports, { settings, rows, faults }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-kills-'));
  const start = (number) => importing(edition(folder, number), settings);
  const editions = () =>
    rows(`select document->'names'->>'en' as name, count(*)::int from service
      where entity_id like 'https://kills-%' and not hidden group by 1`);
  /** Tells whether an import is replacing the old edition now. */
  async function exchanging() {
    const locks = await rows(`select from pg_locks where locktype = 'advisory' and granted
      and objid = (hashtext('metadata.import')::bigint & 4294967295)`);
    return locks.length > 0;
  }

  const begun = performance.now();
  const whole = start(0);
  if ((await whole.ended) !== 0) faults.push(['the first import failed']);
  const takes = performance.now() - begun;
  const seen = { killed: 0, 'while exchanging': 0, 'done before': 0, 'old kept': 0, 'new there': 0 };
  let current = 0;
  for (let number = 1; number <= imports; number += 1) {
    const { child, ended } = start(number);
    let over = false;
    void ended.then(() => (over = true));
    if (number % 2 === 0) {
      while (!over && !(await exchanging()));
      if (!over) seen['while exchanging'] += 1;
      await wait(Math.random() * 30);
    } else await Promise.race([ended, wait(Math.random() * takes)]);
    if (over) seen['done before'] += 1;
    else seen.killed += 1;
    child.kill('SIGKILL');
    await ended;
    // The database may not have noticed yet that the import has ended.
    while (await exchanging()) await wait(20);
    const found = await editions();
    const [{ name, count } = {}] = found;
    if (found.length !== 1 || count !== SERVICES) faults.push(['half an import', number, found]);
    else if (name === `Edition ${number}`) {
      current = number;
      seen['new there'] += 1;
    } else if (name === `Edition ${current}`) seen['old kept'] += 1;
    else faults.push(['another edition', number, name]);
  }

  rmSync(folder, { recursive: true, force: true });
  return seen;
}
