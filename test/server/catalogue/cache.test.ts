import { setImmediate } from 'node:timers/promises';
import { BoundedCache } from '../../../server/platform/storage/boundedCache';
import { oneAtATime } from '../../../server/modules/catalogue/oneAtATime';
import { chooseEncoding, matches } from '../../../server/platform/http/contentEncoding';

describe('content negotiation', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['deflate', 'identity'],
    [undefined, 'identity'],
  ])('%s gives %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });

  test('tags are compared without regard to weakness', () => {
    expect(matches('"a", W/"b"', '"b"')).toBe(true);
    expect(matches('"a"', '"b"')).toBe(false);
    expect(matches(undefined, '"b"')).toBe(false);
  });
});

describe('a cache within a bound', () => {
  const made: string[] = [];
  async function make(value: string): Promise<string> {
    made.push(value);
    return value;
  }
  beforeEach(() => made.splice(0));

  test('makes an entry once, and drops the least recently used one', async () => {
    const cache = new BoundedCache<string>(6, (value) => value.length);
    await Promise.all([cache.get('a', () => make('aaa')), cache.get('a', () => make('aaa'))]);
    await cache.get('b', () => make('bbb'));
    await cache.get('a', () => make('aaa'));
    await cache.get('c', () => make('ccc'));
    await cache.get('a', () => make('aaa'));
    await cache.get('b', () => make('bbb'));
    expect(made).toEqual(['aaa', 'bbb', 'ccc', 'bbb']);
  });

  test('does not drop an entry that is being made, so that later requests join it', async () => {
    const cache = new BoundedCache<string>(2, (value) => value.length);
    let finish: (value: string) => void = () => {};
    const first = cache.get('a', () => new Promise((resolve) => (finish = resolve)));
    await cache.get('b', () => make('bbb'));
    const second = cache.get('a', () => make('again'));
    finish('a');
    expect([await first, await second]).toEqual(['a', 'a']);
    await cache.get('b', () => make('bb'));
    expect(made).toEqual(['bbb', 'bb']);
  });

  test('makes the entry again after a failure', async () => {
    const cache = new BoundedCache<string>(6, (value) => value.length);
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(cache.get('a', () => make('aaa'))).resolves.toBe('aaa');
  });
});

test('runs one at a time, in order, whether or not the one before fails', async () => {
  const steps: string[] = [];
  const inTurn = oneAtATime();
  async function work(name: string): Promise<string> {
    steps.push(`${name} begins`);
    await setImmediate();
    steps.push(`${name} ends`);
    if (name === 'b') throw new Error('no');
    return name;
  }
  const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => inTurn(() => work(name))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(steps).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});
