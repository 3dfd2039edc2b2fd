import type { Page } from 'playwright-core';

/** Gives a sheet of changes to the dialog that asks for one. */
export async function chooseSheet(page: Page, text: string, name = 'changes.csv'): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Choose (a|another) file/ }).press('Enter');
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

/** Returns entity ids of connected services that occur once in the list. */
export async function connectedIds(page: Page, count: number): Promise<string[]> {
  const response = await page.request.get(`${new URL(page.url()).origin}/dashboard/api/services`);
  const { payload } = (await response.json()) as {
    payload: { apps: { spEntityId: string; entityType: string; connected: boolean }[] };
  };
  return payload.apps
    .filter(({ connected, entityType }) => connected && entityType === 'saml20_sp')
    .slice(0, count)
    .map(({ spEntityId }) => spEntityId);
}
