import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PrivacyFacts } from '../../../../src/contracts/wire/privacy';
import { readConfig } from '../../../../server/readConfig';
import { startTestApp } from '../../../support/server/server';
import { payloadOf } from '../../../contract/checks';

const folder = mkdtempSync(path.join(tmpdir(), 'privacy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const errors = (PRIVACY_TEXTS: string) => readConfig({ PRIVACY_TEXTS }).errors;

test('guests see which data is stored, for how long, and the text of the operator', async () => {
  writeFileSync(path.join(folder, 'nl.md'), '# Wie wij zijn');
  writeFileSync(path.join(folder, 'notes.txt'), 'no language');
  const server = await startTestApp({
    settings: { PRIVACY_TEXTS: folder, MAIL_DAYS: '90', PEOPLE_DAYS: '0' },
  });
  const guest = await server.as('guest');
  const { kept, texts } = payloadOf(PrivacyFacts, await guest.get('/dashboard/api/x/privacy'));
  expect(kept).toContainEqual({ kind: 'mails', days: 90 });
  expect(kept).toContainEqual({ kind: 'tickets' });
  expect(texts).toEqual({ nl: '# Wie wij zijn' });
  expect((await guest.get('/dashboard/api/users/me')).json().payload.extensions).toContain('privacy');
  await server.close();
});

test('a folder that does not exist, has no text, or too long a one keeps the server from starting', () => {
  expect(errors(path.join(folder, 'nowhere'))).toEqual([
    expect.stringMatching(/^PRIVACY_TEXTS: .* \(ENOENT\)$/),
  ]);
  const empty = mkdtempSync(path.join(folder, 'empty-'));
  expect(errors(empty)).toEqual([expect.stringMatching(/^PRIVACY_TEXTS: .*has no en\.md/)]);
  writeFileSync(path.join(empty, 'en.md'), 'x'.repeat(50_001));
  expect(errors(empty)).toEqual(['PRIVACY_TEXTS: en.md is longer than 50000 characters']);
});
