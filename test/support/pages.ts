/** The kinds of pages. Tests of what holds for all pages walk along this list. */
import type { Page } from 'playwright-core';
import type { Site } from './dashboard';
import { serviceNamed } from './dialogs';
import { giveLogin } from './giveLogin';

const administrator = 'Alex Sample';
const superUser = 'Federation desk';

export interface Place {
  readonly path: string;
  /** Absent for a guest. */
  readonly person?: string;
  /** Name of the service of whose page `path` is a part. */
  readonly service?: string;
}

const SERVICE = 'Copperplate Thesis Archive';
export const pages: readonly Place[] = [
  { path: '/apps/connected', person: administrator },
  { path: '/apps/all', person: administrator },
  { path: '/apps/all?search=qqqq', person: administrator },
  { path: 'about', person: administrator, service: SERVICE },
  { path: 'privacy', person: administrator, service: SERVICE },
  { path: 'settings/consent', person: administrator, service: SERVICE },
  { path: 'settings/authorization_policies', person: administrator, service: SERVICE },
  { path: '/tickets', person: administrator },
  { path: '/my-idp', person: administrator },
  { path: '/my-idp/edit', person: administrator },
  { path: '/statistics', person: administrator },
  { path: '/profile', person: administrator },
  { path: '/nowhere', person: administrator },
  { path: '/users/search', person: superUser },
  { path: '/apps/all' },
  { path: '/logged-out' },
  { path: '/accessibility' },
  { path: '/glossary#assuranceLevel' },
];

/** Signs the person in, and returns the address, without opening it. */
export async function addressOf(
  page: Page,
  dashboard: Site,
  { path, person, service: name }: Place,
): Promise<string> {
  if (person) await giveLogin(page, dashboard, person);
  if (!name) return dashboard.url + path;
  const { id, type } = await serviceNamed(page, dashboard, name);
  return `${dashboard.url}/apps/${id}/${type}/${path}`;
}
