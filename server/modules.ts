import { EXTENSIONS } from './extensions';
import type { Config } from './platform/config/config';
import type { Composition, Module } from './platform/module';
import { audit } from './platform/audit/audit.module';
import { retention } from './platform/people/retention.module';
import { federation } from './modules/federation/federation.module';
import { identity, type AccessRule } from './modules/identity/identity.module';
import { catalogue } from './modules/catalogue/catalogue.module';
import { mail } from './modules/mail/mail.module';
import { policies } from './modules/policies/policies.module';
import { changes } from './modules/changes/changes.module';
import { tickets } from './modules/tickets/tickets.module';
import { metadata } from './modules/metadata/metadata.module';
import { person } from './modules/person/person.module';
import { settings } from './modules/settings/settings.module';
import { connections } from './modules/connections/connections.module';
import { invitations } from './modules/invitations/invitations.module';
import { statistics } from './modules/statistics/statistics.module';
import { client } from './modules/client/client.module';
import { operations } from './modules/operations/operations.module';
import { desk } from './modules/desk/desk.module';
import { demonstration } from './modules/demonstration/demonstration.module';

/** Core modules of the dashboard. Each comes after the ones it requires. */
const CORE: readonly Module<AccessRule>[] = [
  audit,
  retention,
  federation,
  identity,
  catalogue,
  mail,
  policies,
  changes,
  tickets,
  metadata,
  person,
  settings,
  connections,
  invitations,
  statistics,
  client,
  operations,
  desk,
  demonstration,
];

export const MODULES: readonly Module<AccessRule>[] = [...CORE, ...EXTENSIONS];

/** Returns the modules of a server with these extensions. */
export function compositionOf({ extensions }: Pick<Config, 'extensions'>) {
  const wanted = new Set(extensions);
  // Required extensions come earlier in the list.
  for (const { name, needs = [] } of EXTENSIONS.toReversed())
    if (wanted.has(name)) needs.forEach((one) => wanted.add(one));
  const on = [...CORE, ...EXTENSIONS.filter(({ name }) => wanted.has(name))];
  return { on, installed: MODULES } satisfies Composition;
}
