import { accessibilityFaults, visit, type Visit } from './browser';

/** Somebody at the page of a service, in the built product, and what tests do there. */
export interface ServiceVisit extends Visit {
  /** Logs in by the chooser of the demonstration, from wherever the page is. */
  readonly choose: (person: string, level?: string) => Promise<void>;
  /** To the page of a service, by its name; gives its path. */
  readonly open: (service: string) => Promise<string>;
  /** Path of a service's page. */
  readonly pathOf: (service: string) => Promise<string>;
  /** The dialog shows this heading, which has the focus; axe finds nothing in it. */
  readonly sees: (title: string | RegExp) => Promise<void>;
  readonly press: (name: string | RegExp) => Promise<void>;
}

export async function visitServices(url: string, person: string, options = {}): Promise<ServiceVisit> {
  const visitor = await visit(options);
  const { page } = visitor;
  const dialog = page.getByRole('dialog');
  const choose = async (name: string, level?: string) => {
    await page.getByRole('heading', { name: 'Choose who you are' }).waitFor();
    if (level !== undefined) await page.locator('#level').selectOption(level);
    await page.getByRole('button', { name: new RegExp(name) }).click();
  };
  const pathOf = async (service: string) => {
    const found = await page.evaluate(servicesCalled, service);
    if (!found) throw new Error(`No service is called ${service}`);
    return `/apps/${found.id}/${found.entityType}/about`;
  };
  await page.goto(`${url}/login?redirect_url=${encodeURIComponent(`${url}/apps/all`)}`);
  await choose(person);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return {
    ...visitor,
    choose,
    pathOf,
    open: async (service) => {
      const path = await pathOf(service);
      await page.goto(url + path);
      await page.getByRole('heading', { level: 1, name: service }).waitFor();
      return path;
    },
    sees: async (title) => {
      const heading = dialog.getByRole('heading', { level: 2, name: title });
      await heading.waitFor();
      await page.waitForFunction(focusInDialog);
      expect(await accessibilityFaults(page)).toEqual([]);
    },
    press: async (name) => dialog.getByRole('button', { name }).click(),
  };
}

/** Runs in the page. */
async function servicesCalled(wanted: string) {
  const answer = await fetch('/dashboard/api/services');
  const { payload } = (await answer.json()) as {
    payload: { apps: { id: number; name: string; entityType: string }[] };
  };
  return payload.apps.find(({ name }) => name === wanted);
}

/** Runs in the page. */
function focusInDialog(): boolean {
  return document.querySelector('dialog[open]')?.contains(document.activeElement) ?? false;
}
