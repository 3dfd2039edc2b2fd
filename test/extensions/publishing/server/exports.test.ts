/** Proxies and hubs read what is connected as JSON, each as far as its token reaches. */
import { Value } from 'typebox/value';
import { ConnectionsExport } from '../../../../server/extensions/publishing/exports/connectionsSchema';
import type { Change } from '../../../../server/modules/changes/changes.module';
import {
  alone,
  change,
  connect,
  exportsForEachTest,
  factor,
  get,
  hostile,
  maps,
  of,
  star,
  tokenFor,
  uni,
  withFactors,
} from './exporting';

const level = 'http://idp-dashboard.example/assurance/loa2';

exportsForEachTest();

test('the answer has everything that is connected, with the settings of the institution, by its schema', async () => {
  await change(connect(maps), connect(star));
  await change(withFactors(maps));
  await change({
    kind: 'strongAuthentication',
    ...of(maps),
    before: { loaLevel: '' },
    after: { loaLevel: level },
  } as Change);
  await change({
    kind: 'consent',
    ...of(maps),
    after: { type: 'DEFAULT_CONSENT', explanationEn: 'For maps', explanationNl: '', explanationPt: '' },
  } as Change);
  const answer = (await get('/export/connections')).json<ConnectionsExport>();
  expect(Value.Check(ConnectionsExport, answer)).toBe(true);
  expect(answer).toEqual({
    version: 1,
    institutions: [
      {
        entityId: uni,
        institutionId: 'uni.example',
        state: 'prodaccepted',
        services: [
          { entityId: star, type: 'saml20_sp' },
          {
            entityId: maps,
            type: 'saml20_sp',
            level,
            multiFactor: factor,
            consent: { type: 'DEFAULT_CONSENT', explanationEn: 'For maps' },
          },
        ],
      },
      { entityId: alone, institutionId: 'alone.example', state: 'prodaccepted', services: [] },
    ],
    services: [
      { entityId: star, type: 'saml20_sp', attributes: {} },
      {
        entityId: maps,
        type: 'saml20_sp',
        attributes: {
          'urn:mace:dir:attribute-def:mail': ['*'],
          'urn:mace:dir:attribute-def:eduPersonEntitlement': ['urn:x:*', 'a"&b'],
        },
      },
    ],
  });
});

test('a caller who has the newest answer gets 304, until its content has changed', async () => {
  await change(connect(maps));
  const tag = async () => String((await get('/export/connections')).headers['etag']);
  const first = await tag();
  expect((await get('/export/connections', { 'if-none-match': first })).statusCode).toBe(304);
  await change(withFactors(maps));
  const second = await tag();
  expect(second).not.toBe(first);
  await change({ kind: 'disconnect', ...of(maps) });
  expect(await tag()).not.toBe(second);
});

test('a token for one institution or service sees that one alone', async () => {
  await change(connect(maps), connect(hostile));
  const readConnections = async (may: object) => {
    const response = await get('/export/connections', {}, await tokenFor(may));
    const { institutions, services } = response.json<ConnectionsExport>();
    return [institutions.map(({ entityId }) => entityId), services.map(({ entityId }) => entityId)];
  };
  expect(await readConnections({ reads: 'institution', entityId: alone })).toEqual([[alone], []]);
  expect(await readConnections({ reads: 'institution', entityId: uni })).toEqual([
    [uni],
    expect.arrayContaining([hostile, maps]),
  ]);
  expect(await readConnections({ reads: 'service', entityId: maps })).toEqual([[uni], [maps]]);
});
