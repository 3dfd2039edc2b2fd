import { accessibilityFaults, visit, type Visit } from './browser';

/** A visit to service pages of the built product, with the steps that tests take there. */
export interface ServiceVisit extends Visit {
  /** Logs in with the person chooser of the demonstration, from any page. */
  readonly choose: (person: string, level?: string) => Promise<void>;
  /** Opens the page of a service, by its name; returns its path. */
  readonly open: (service: string) => Promise<string>;
  /** Returns the path of a service's page. */
  readonly pathOf: (service: string) => Promise<string>;
  /** Waits until the dialog shows this heading with the focus, and axe finds nothing wrong in it. */
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

/** Runs in the page: returns the services of this name. */
async function servicesCalled(wanted: string) {
  const response = await fetch('/dashboard/api/services');
  const { payload } = (await response.json()) as {
    payload: { apps: { id: number; name: string; entityType: string }[] };
  };
  return payload.apps.find(({ name }) => name === wanted);
}

/** Runs in the page: tells whether the focus is in the dialog. */
function focusInDialog(): boolean {
  return document.querySelector('dialog[open]')?.contains(document.activeElement) ?? false;
}
