/** The kinds of pages, and how to get to them. */
import type { Page } from 'playwright-core';
import type { Site } from '../product/dashboard';
import { serviceNamed } from './dialogs';
import { giveLogin } from '../product/giveLogin';
import { walkedPages, type Place } from '../walkedPages';

export type { Place } from '../walkedPages';
export const pages: readonly Place[] = Object.values(walkedPages).flat();

/** Signs the person in, and returns the address, without opening it. */
export async function addressOf(
  page: Page,
  dashboard: Site,
  { path, person, service: name, other, id: found }: Place,
): Promise<string> {
  if (person) await giveLogin(page, dashboard, person);
  if (found) {
    const response = await page.request.get(`${dashboard.url}/dashboard/api${found.call}`);
    return (
      dashboard.url + path.replace(':id', encodeURIComponent(firstIn(await response.json(), found.member)))
    );
  }
  if (!name) return dashboard.url + path;
  const { id, type } = await serviceNamed(page, dashboard, name);
  const beside = other === undefined ? undefined : await serviceNamed(page, dashboard, other);
  return `${dashboard.url}/apps/${id}/${type}/${path.replace(':other', beside ? `${beside.id}.${beside.type}` : '')}`;
}

/** Returns the first value of a member (`a.b`) of the first list of an answer. */
function firstIn(answer: { readonly payload?: object }, member: string): string {
  const [first] = Object.values(answer.payload ?? {}).find(Array.isArray) ?? [];
  let value: unknown = first;
  for (const name of member.split('.')) value = Reflect.get(Object(value), name);
  if (value === undefined)
    throw new Error(`There is no ${member} in ${JSON.stringify(answer).slice(0, 300)}`);
  return String(value);
}
