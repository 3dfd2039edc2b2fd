/**
 * State is imported while the server runs: a person who logs in finds their data, at the same addresses
 * (REQUIREMENTS 365).
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { closeBrowser, visit } from '../../../support/browser/browser';
import { startDashboard, type Dashboard } from '../../../support/product/dashboard';
import { aggregate, namedInstitution, namedService } from '../../../support/server/metadata';
import { stateFile } from '../stateFiles';

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(async () => {
  await dashboard.stop();
  await closeBrowser();
});

const institution = 'https://idp.fjord.example/saml';
const service = 'https://reef.example/saml';

test('an institution whose connections were imported is connected, and addresses with numbers still work', async () => {
  const at = (name: string) => path.join(dashboard.dataDir, name);
  const metadata = namedInstitution(institution, 'Fjord College', 'fjord.example');
  writeFileSync(at('all.xml'), aggregate(metadata + namedService(service, 'Reef Atlas')));
  dashboard.tool('import', at('all.xml'));
  writeFileSync(
    at('state.jsonl'),
    stateFile(
      { kind: 'institution', entityId: institution, number: 90_001 },
      { kind: 'service', entityId: service, number: 90_002, document: { licenseStatus: 'NOT_NEEDED' } },
      { kind: 'connection', institution, service },
    ),
  );
  expect(dashboard.tool('importState', at('state.jsonl'))).toContain('connection: 1 created');

  const { context, page, complaints } = await visit();
  await page.goto(`${dashboard.url}/login?redirect_url=%2Fapps%2Fconnected`);
  await page.getByLabel('Name or entity ID of the institution').fill('fjord');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByLabel(/Administrator/).check();
  await page.getByRole('button', { name: /Fjord College/ }).click();
  await page.getByRole('link', { name: 'Reef Atlas' }).waitFor();
  await page.goto(`${dashboard.url}/apps/90002/saml20_sp/overview`);
  await page.getByRole('heading', { name: 'Reef Atlas' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
