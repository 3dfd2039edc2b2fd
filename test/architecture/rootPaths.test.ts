/** Each side knows the product's path in one place, so that it can run below a path (PUBLIC_URL). */
import { filesBelow, textOf } from './files';

/** Patterns of code that makes or reads an address without that path. */
const CARELESS = [
  /window\.location\.origin\b(?!,? *\n? *hosts)/,
  /new URL\([^)]*location\.origin/,
  /createBrowserRouter\((?![^)]*basename)(?!routes, \{ basename)/,
  / (href|src|srcSet|action)=(["'`]|\{["'`])\//,
  /Path=\/[^$]/,
  /\bpath: '\/', *(max|same|secure|http)/i,
  /fetch\(['"`]\//,
  /goTo\(['"`]\//,
];

/** Exceptions, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'src/lib/basePath.ts': 'it is the place',
  'src/api/network.ts': 'addresses of calls get the path in api/request',
  'src/ui/marks/logoHosts.ts': 'the origin is compared, not made into an address',
  'src/qa/main.tsx': 'its router has the path as well',
  'server/modules/identity/pages/frame.ts': 'what it returns gets the path as a whole',
  'server/modules/identity/demo/chooser.page.ts': 'it is framed as a page of the server',
};

test('only the places that know the path build an address from the root of the host', () => {
  const files = ['src', 'server'].flatMap((folder) => filesBelow(folder, /\.tsx?$/));
  const careless = files.filter((file) => CARELESS.some((pattern) => pattern.test(textOf(file))));
  expect(careless.filter((file) => !Object.hasOwn(allowed, file))).toEqual([]);
});

test('only the place that knows the path names a storage of the browser, or opens a channel', () => {
  const SHARED =
    /\b(local|session)Storage(\.|\[|,|\))|(new|typeof) BroadcastChannel|\bindexedDB\b|\bcaches\.|navigator\.locks/;
  const files = filesBelow('src', /\.tsx?$/).filter((file) => SHARED.test(textOf(file)));
  expect(files).toEqual(['src/lib/ownStorage.ts']);
});
