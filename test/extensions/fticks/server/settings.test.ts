/** Settings of F-TICKS: nothing is accepted from the network without them, and the allowed senders. */
import { readConfig } from '../../../../server/readConfig';
import { keyFiles } from '../../support/keyFiles';

const listen = { FTICKS_LISTEN: '127.0.0.1:6514', FTICKS_FEDERATIONS: 'Harwick, EDU-ID' };

test('no line is accepted unless the settings say where; then only of the federations that they name', () => {
  expect(readConfig({}).config).not.toHaveProperty('fticks');
  expect(readConfig({ FTICKS_FEDERATIONS: 'Harwick' }).config).not.toHaveProperty('fticks');
  const { config } = readConfig(listen);
  expect(config?.fticks).toEqual({ host: '127.0.0.1', port: 6514, senders: [] });
  expect(config?.statistics.federations).toEqual(['harwick', 'edu-id']);
  expect(readConfig({ FTICKS_LISTEN: listen.FTICKS_LISTEN }).errors).toEqual([
    'FTICKS_LISTEN: FTICKS_FEDERATIONS is needed too: of whom F-TICKS count',
  ]);
  expect(readConfig({ ...listen, STATS_ENABLED: '0' }).errors).toEqual([
    'FTICKS_LISTEN: STATS_ENABLED is 0, so no page would show what is counted',
  ]);
});

test('from other machines it needs TLS, or a setting that says otherwise', () => {
  const { key, certificate, pem } = keyFiles();
  const everywhere = { ...listen, FTICKS_LISTEN: '[::]:6514' };
  expect(readConfig(everywhere).errors).toEqual([
    'FTICKS_LISTEN: from other machines it needs TLS: FTICKS_KEY and FTICKS_CERTIFICATE, or ALLOW_UNENCRYPTED_FTICKS=1',
  ]);
  expect(readConfig({ ...everywhere, ALLOW_UNENCRYPTED_FTICKS: '1' }).config?.fticks).toEqual({
    host: '::',
    port: 6514,
    senders: [],
  });
  const { config } = readConfig({ ...everywhere, FTICKS_KEY: key, FTICKS_CERTIFICATE: certificate });
  expect(config?.fticks?.tls?.cert.toString()).toBe(pem);
  expect(config?.fticks?.tls).not.toHaveProperty('ca');
});

test('files that are missing, of another kind, or that do not belong together are named', () => {
  const [one, other] = [keyFiles(), keyFiles()];
  const files = { ...listen, FTICKS_KEY: one.key, FTICKS_CERTIFICATE: one.certificate };
  expect(readConfig({ ...files, FTICKS_CERTIFICATE: other.certificate }).errors).toEqual([
    `FTICKS_CERTIFICATE: ${other.certificate} is not the certificate of FTICKS_KEY`,
  ]);
  expect(readConfig({ ...files, FTICKS_CLIENT_CA: one.key, FTICKS_KEY: '/none' }).errors).toEqual([
    'FTICKS_KEY: /none does not exist',
    `FTICKS_CLIENT_CA: ${one.key} is not a readable certificate in PEM`,
  ]);
  expect(readConfig({ ...listen, FTICKS_CERTIFICATE: one.certificate }).errors).toEqual([
    'FTICKS_KEY: missing; FTICKS_CERTIFICATE needs it',
  ]);
  expect(readConfig({ ...listen, FTICKS_KEY: one.key }).errors).toEqual([
    'FTICKS_CERTIFICATE: missing; FTICKS_KEY needs it',
  ]);
});

test.each([
  [{ FTICKS_LISTEN: '6514' }, 'FTICKS_LISTEN: "6514" is not an address and a port'],
  [{ FTICKS_LISTEN: '127.0.0.1:70000' }, 'FTICKS_LISTEN: 70000 is not a port'],
  [{ FTICKS_SENDERS: '192.0.2.0/33' }, 'FTICKS_SENDERS: 192.0.2.0/33 is not a network'],
  [{ FTICKS_SENDERS: 'idp.example' }, 'FTICKS_SENDERS: idp.example is not a network'],
  [{ FTICKS_FEDERATIONS: 'a#b' }, 'FTICKS_FEDERATIONS: a#b is not a federation name'],
])('invalid settings are refused: %o', (settings, fault) => {
  expect(readConfig({ ...listen, ...settings }).errors?.join()).toContain(fault);
});
