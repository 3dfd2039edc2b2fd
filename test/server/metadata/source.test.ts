import { text } from 'node:stream/consumers';
import { importSource, openSource, type Fetch } from '../../../server/modules/metadata/source';

async function contents(url: string, answer: Fetch): Promise<string> {
  const opened = await openSource({ kind: 'url', url }, answer);
  if (!opened) throw new Error('There is no other version');
  return text(opened.chunks as AsyncIterable<Uint8Array> as never);
}

test('a path is a file, an address must begin with https', () => {
  expect(importSource('some/aggregate.xml')).toEqual({ kind: 'file', path: 'some/aggregate.xml' });
  expect(importSource('https://md.example/all.xml')).toEqual({
    kind: 'url',
    url: 'https://md.example/all.xml',
  });
  for (const address of ['http://md.example/all.xml', 'ftp://md.example/a', 'file:///etc/passwd']) {
    expect(() => importSource(address)).toThrow(/not an address that begins with https/);
  }
});

test('redirects are followed by https only, and not for ever', async () => {
  const redirect = (location: string) => new Response(null, { status: 302, headers: { location } });
  const requested: string[] = [];
  const answer: Fetch = async (url, { redirect: mode }) => {
    requested.push(url);
    expect(mode).toBe('manual');
    return url.endsWith('/here') ? redirect('/there') : new Response('<a/>');
  };
  expect(await contents('https://md.example/here', answer)).toBe('<a/>');
  expect(requested).toEqual(['https://md.example/here', 'https://md.example/there']);
  await expect(contents('https://md.example/', async () => redirect('http://md.example/'))).rejects.toThrow(
    /http:\/\/md\.example\/ is not an address that begins with https/,
  );
  await expect(contents('https://md.example/', async () => redirect('/again'))).rejects.toThrow(
    /redirects more/,
  );
});

test('refusals, failures and missing files have clear messages', async () => {
  const missing = async () => new Response('', { status: 404 });
  await expect(contents('https://md.example/', missing)).rejects.toThrow(
    'https://md.example/: the server answered with status 404',
  );
  const broken = async () =>
    Promise.reject(new TypeError('fetch failed', { cause: new Error('ENOTFOUND md.example') }));
  await expect(contents('https://md.example/', broken)).rejects.toThrow(
    'it cannot be fetched: the name server does not know the host (ENOTFOUND)',
  );
  await expect(openSource({ kind: 'file', path: '/no/such/file.xml' })).rejects.toThrow(
    '/no/such/file.xml: the file does not exist',
  );
  await expect(openSource({ kind: 'file', path: __dirname })).rejects.toThrow('this is not a file');
});
