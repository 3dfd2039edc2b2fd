/** The values of the chart: the server's settings, and none that the chart would not use. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Compile } from 'typebox/schema';
import { allSettings } from '../../server/readConfig';
import { chart } from '../support/helm/chart';
import { installations } from '../support/helm/values';
import { filesBelow, textOf } from './files';

const read = (file: string) => readFileSync(path.join(chart, file), 'utf8');
const schema = JSON.parse(read('values.schema.json')) as {
  readonly properties: Readonly<
    Record<'settings' | 'secrets', { readonly propertyNames: { enum?: string[]; not?: { enum: string[] } } }>
  >;
};
const compiled = Compile(schema);

const refused: readonly (readonly [string, object, string])[] = [
  ['nothing at all', { image: { repository: '' }, publicUrl: '' }, '/publicUrl'],
  ['an address without https', { publicUrl: 'http://dashboard.example.org' }, '/publicUrl'],
  ['a secret among the settings', { settings: { SMTP_URL: 'smtps://u:p@mail' } }, '/settings/SMTP_URL'],
  ['the file of one', { settings: { SMTP_URL_FILE: '/x' } }, '/settings/SMTP_URL_FILE'],
  ['a setting that the chart makes', { settings: { LAME_DUCK_SECONDS: '5' } }, '/settings/LAME_DUCK_SECONDS'],
  ['a number without quotes', { settings: { MAIL_DAYS: 5 } }, '/settings/MAIL_DAYS'],
  ['a secret that there is not', { secrets: { SMPT_URL: { name: 'a', key: 'b' } } }, '/secrets/SMPT_URL'],
  ['a secret in clear', { secrets: { SMTP_URL: 'smtps://u:p@mail' } }, '/secrets/SMTP_URL'],
  ['a misspelt value', { replica: 2 }, ''],
  ['a port that there is not', { metrics: { port: 70_000 } }, '/metrics/port'],
];

test.each(refused)('refuses %s', (_title, given, place) => {
  const values = { ...installations['with what it needs'], ...given };
  const [isAllowed, faults] = compiled.Errors(values);
  expect(isAllowed).toBe(false);
  expect(faults.map((fault) => fault.instancePath)).toContain(place);
});

test('the names of secrets and settings are those that the server knows', () => {
  const secrets = [...allSettings()].flatMap(([name, { secret }]) => (secret ? [name] : []));
  expect(schema.properties.secrets.propertyNames.enum).toEqual(
    secrets.filter((name) => name !== 'MIGRATE_DATABASE_URL').sort(),
  );
  const made = ['FTICKS_LISTEN', 'HOST', 'LAME_DUCK_SECONDS', 'METRICS_HOST', 'METRICS_PORT'];
  expect(schema.properties.settings.propertyNames.not?.enum).toEqual(
    [
      ...[...made, 'MIGRATE_AT_START', 'MODE', 'PORT', 'PUBLIC_URL'],
      ...secrets.flatMap((name) => [name, `${name}_FILE`]),
    ].sort(),
  );
});

test('every value of the chart is used, and its version is that of the release', () => {
  const templates = filesBelow('deploy/helm/idp-dashboard/templates', /./).map(textOf).join('\n');
  const names = [...read('values.yaml').matchAll(/^ *(\w+):/gm)].map(([, name = '']) => name);
  const unused = names.filter(
    (name) =>
      !new RegExp(`\\b${name}\\b`).test(templates) &&
      !/^([A-Z_]+|cpu|memory|runAs\w+|fsGroup|requests|limits)$/.test(name),
  );
  expect(names.length).toBeGreaterThan(30);
  expect(unused).toEqual([]);
  const { version } = JSON.parse(textOf('package.json')) as { version: string };
  expect(read('Chart.yaml')).toContain(`\nversion: ${version}\nappVersion: ${version}\n`);
});
