/** Fetching a logo within limits, and from the public internet only. */
import { lookup } from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchLogo, publicInternet, type Reach } from '../../../../server/extensions/logos/fetchLogo';
import { LARGEST_LOGO } from '../../../../server/modules/metadata/reading/readLogo';
import { isPublicAddress, publicLookup } from '../../../../server/platform/http/publicAddress';
import { png } from '../../../support/server/pictures';

let server: Server;
let base: string;
let answer: RequestListener;
const requested: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requested.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => requested.splice(0));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** As from outside, except that the server of this test is reachable. */
const here: Reach = { lookup, allows: (url) => url.origin === base || publicInternet.allows(url) };

test('a picture is fetched, even after a redirection, and nothing about the person is sent along', async () => {
  answer = ({ url, headers }, response) => {
    expect(Object.keys(headers).sort()).toEqual(['accept', 'connection', 'host']);
    if (url === '/moved') response.writeHead(302, { location: '/logo' }).end();
    else response.writeHead(200, { 'content-type': 'text/html' }).end(png);
  };
  await expect(fetchLogo(`${base}/moved`, here)).resolves.toEqual({ type: 'image/png', bytes: png });
  expect(requested).toEqual(['/moved', '/logo']);
});

const refusals: readonly (readonly [string, RequestListener, RegExp, number])[] = [
  ['a page', (_, response) => response.end('<p>Log in</p>'), /not a picture/, 1],
  ['status 404', (_, response) => response.writeHead(404).end(png), /status 404/, 1],
  ['nothing at all', (_, response) => response.destroy(), /socket|hang up|aborted/, 1],
  ['too many bytes', (_, response) => response.end(Buffer.alloc(LARGEST_LOGO + 1)), /more than/, 1],
  [
    'ever more bytes',
    (_, response) => void setInterval(() => response.write(Buffer.alloc(65_536)), 1).unref(),
    /more than/,
    1,
  ],
  ['a circle', (_, response) => response.writeHead(302, { location: '/' }).end(), /redirects more than 3/, 4],
  [
    'a redirection to this machine',
    (_, response) => response.writeHead(302, { location: 'http://127.0.0.1/admin' }).end(),
    /may not be asked/,
    1,
  ],
  [
    'a redirection to a file',
    (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    /may not be asked/,
    1,
  ],
];
test.each(refusals)('%s is not a logo', async (_title, how, reason, requests) => {
  answer = how;
  await expect(fetchLogo(`${base}/`, here)).rejects.toThrow(reason);
  expect(requested).toHaveLength(requests);
});

test.each([
  'http://127.0.0.1/logo.png',
  'http://[::1]/logo.png',
  'http://2130706433/logo.png',
  'http://0x7f.1/logo.png',
  'http://10.0.0.8/logo.png',
  'http://169.254.169.254/latest/meta-data',
  'http://[::ffff:10.0.0.8]/logo.png',
  'http://[fd00::1]/logo.png',
  'https://user:secret@static.example/logo.png',
  'https://static.example:8443/logo.png',
  'ftp://static.example/logo.png',
])('%s is not requested', async (address) => {
  await expect(fetchLogo(address)).rejects.toThrow(/may not be asked/);
});

test('a name that leads to this machine is not requested either', async () => {
  await expect(fetchLogo('http://localhost/logo.png')).rejects.toThrow(/not on the public internet/);
  const found = new Promise((resolve) => publicLookup('localhost', { all: true }, (error) => resolve(error)));
  await expect(found).resolves.toBeInstanceOf(Error);
});

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4001:80b::200e', true],
  ['100.64.1.1', false],
  ['192.168.1.1', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['240.0.0.1', false],
  ['::', false],
  ['fe80::1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['static.example', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
