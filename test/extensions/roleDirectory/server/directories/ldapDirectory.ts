/** Debian's slapd on a free port, with the overlay that adds groups to people. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'ldapts';
import { freePort } from '../../../../support/product/dashboard';
import { testWith } from '../../../../support/product/installed';
import type { StoredPerson, TestDirectory } from './directory';

const SLAPD = '/usr/sbin/slapd';
const BASE = 'dc=federation,dc=example';
const MANAGER = { dn: `cn=manager,${BASE}`, password: 'secret of the manager' };
/** The dashboard's reading account; the manager has no limits. */
const READER = { dn: `cn=reader,${BASE}`, password: 'secret of the reader' };
const PEOPLE = `ou=people,${BASE}`;
const groupOf = (role: string, institutionId: string) => `cn=${role},${placeOf(institutionId)}`;
const placeOf = (institutionId: string) => `o=${inBytes(institutionId)},${BASE}`;

/** Returns a value in a form that is always allowed in a distinguished name, byte by byte (RFC 4514, 2.4). */
export function inBytes(value: string): string {
  return Buffer.from(value).toString('hex').replaceAll(/../g, '\\$&');
}

export const testWithSlapd = testWith('slapd', existsSync(SLAPD));

/** The dashboard's kind of connection. */
export type Encryption = 'none' | 'StartTLS' | 'ldaps';

export class LdapTestDirectory implements TestDirectory {
  readonly superUsers = `cn=superUser,o={institution},${BASE}`;
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'slapd-test-'));
  private process: ChildProcess | undefined;
  private entries: string[] = [];
  private ownSearches = 0;

  private constructor(
    private readonly port: number,
    private readonly tlsPort: number,
  ) {}

  static async open(): Promise<LdapTestDirectory> {
    const directory = new LdapTestDirectory(await freePort(), await freePort());
    mkdirSync(directory.file('data'));
    directory.makeCertificate();
    directory.configure();
    await directory.start();
    await directory.managed(async (client) => {
      await client.add(BASE, {
        objectClass: ['dcObject', 'organization'],
        dc: 'federation',
        o: 'Federation',
      });
      await client.add(READER.dn, {
        objectClass: ['organizationalRole', 'simpleSecurityObject'],
        cn: 'reader',
        userPassword: READER.password,
      });
      await client.add(PEOPLE, { objectClass: 'organizationalUnit', ou: 'people' });
    });
    return directory;
  }

  get settings(): Readonly<Record<string, string>> {
    return this.settingsBy('none');
  }

  settingsBy(encryption: Encryption, host = '127.0.0.1'): Readonly<Record<string, string>> {
    return {
      ROLES_URL: encryption === 'ldaps' ? `ldaps://${host}:${this.tlsPort}` : `ldap://${host}:${this.port}`,
      ...(encryption === 'StartTLS' && { ROLES_LDAP_START_TLS: '1' }),
      ...(encryption !== 'none' && { ROLES_LDAP_CA: this.file('certificate.pem') }),
      ROLES_USER: READER.dn,
      ROLES_PASSWORD: READER.password,
      ROLES_LDAP_BASE: PEOPLE,
      ROLES_OWNER: `cn=owner,o={institution},${BASE}`,
      ROLES_MAINTAINER: `cn=maintainer,o={institution},${BASE}`,
    };
  }

  async keep(people: readonly StoredPerson[]): Promise<void> {
    await this.managed(async (client) => {
      for (const dn of this.entries.reverse()) await client.del(dn);
      this.entries = [];
      const add = async (dn: string, entry: Record<string, string | string[]>) => {
        await client.add(dn, entry);
        this.entries.push(dn);
      };
      for (const o of new Set(people.map(({ institutionId }) => institutionId)))
        await add(placeOf(o), { objectClass: 'organization', o });
      const groups = new Map<string, string[]>();
      for (const { uid, firstName: givenName, surname: sn, email: mail, institutionId, roles } of people) {
        const dn = `uid=${uid},${PEOPLE}`;
        const cn = `${givenName} ${sn}`;
        await add(dn, { objectClass: 'inetOrgPerson', uid, givenName, sn, cn, mail });
        for (const role of roles) {
          const group = groupOf(role, institutionId);
          groups.set(group, [...(groups.get(group) ?? []), dn]);
        }
      }
      for (const [dn, member] of groups) await add(dn, { objectClass: 'groupOfNames', member });
    });
  }

  /** Reads the directory's own count of searches. */
  async requestCount(): Promise<number> {
    this.ownSearches += 1;
    const { searchEntries } = await this.managed((client) =>
      client.search('cn=Search,cn=Operations,cn=Monitor', {
        scope: 'base',
        attributes: ['monitorOpInitiated'],
      }),
    );
    return Number(searchEntries[0]?.['monitorOpInitiated']) - this.ownSearches;
  }

  async start(): Promise<void> {
    if (this.process) return;
    const urls = `ldap://127.0.0.1:${this.port} ldaps://127.0.0.1:${this.tlsPort}`;
    this.process = spawn(SLAPD, ['-f', this.file('slapd.conf'), '-h', urls, '-d', '0'], { stdio: 'ignore' });
    this.ownSearches = 0;
    while (!(await this.answers())) {
      if (this.process.exitCode !== null) throw new Error('slapd did not start');
      await setTimeout(50);
    }
  }

  async stop(): Promise<void> {
    const { process: running } = this;
    this.process = undefined;
    if (running?.exitCode !== null) return;
    running.kill();
    await once(running, 'exit');
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true });
  }

  private file(name: string): string {
    return path.join(this.folder, name);
  }

  /** Restarts as a directory that returns at most this many entries of a search. */
  async limit(entries: number): Promise<void> {
    await this.stop();
    this.configure([`limits dn.exact="${READER.dn}" size.hard=${entries} size.prtotal=${entries}`]);
    await this.start();
  }

  private makeCertificate(): void {
    const [key, certificate] = [this.file('key.pem'), this.file('certificate.pem')];
    const args = ['-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', '/CN=directory'];
    const name = ['-addext', 'subjectAltName=IP:127.0.0.1'];
    spawnSync('openssl', ['req', '-x509', ...args, ...name, '-keyout', key, '-out', certificate]);
  }

  private configure(limits: readonly string[] = []): void {
    const schemas = ['core', 'cosine', 'inetorgperson'].map(
      (one) => `include /etc/ldap/schema/${one}.schema`,
    );
    const lines = [
      ...schemas,
      'modulepath /usr/lib/ldap',
      'moduleload back_mdb',
      'moduleload back_monitor',
      'moduleload memberof',
      `TLSCertificateFile ${this.file('certificate.pem')}`,
      `TLSCertificateKeyFile ${this.file('key.pem')}`,
      `pidfile ${this.file('slapd.pid')}`,
      'database monitor',
      'access to * by * read',
      'database mdb',
      `suffix "${BASE}"`,
      `rootdn "${MANAGER.dn}"`,
      `rootpw "${MANAGER.password}"`,
      `directory ${this.file('data')}`,
      ...limits,
      'overlay memberof',
      'access to attrs=userPassword by anonymous auth by * none',
      `access to * by dn.exact="${READER.dn}" read by * none`,
    ];
    writeFileSync(this.file('slapd.conf'), `${lines.join('\n')}\n`);
  }

  private async managed<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ url: `ldap://127.0.0.1:${this.port}` });
    try {
      await client.bind(MANAGER.dn, MANAGER.password);
      return await work(client);
    } finally {
      await client.unbind();
    }
  }

  private answers(): Promise<boolean> {
    return this.managed(async () => true).catch(() => false);
  }
}
