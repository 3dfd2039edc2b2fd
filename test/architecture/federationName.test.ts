/** The name of the federation comes from its settings and its data; the sources name no federation. */
import { filesBelow, textOf } from './files';

/** Places where the wire contract requires the word, with the reason. */
const demanded: Readonly<Record<string, string>> = {
  'src/contracts/wire/roles.ts': 'the contract names two roles, and their members, by it',
  'src/contracts/domain/institution/institutionRole.ts':
    'it gives these two roles names that everybody else uses',
  'src/api/mappers/installation.ts': 'a server without our extension calls its own services by it',
};

test('no source and no text names the federation for which the contract was made', () => {
  const files = ['src', 'server', 'scripts', 'translations'].flatMap((folder) =>
    filesBelow(folder, /\.(tsx?|mjs|css|html|json|svg)$/),
  );
  const naming = files.filter((file) => /surfconext/i.test(textOf(file)));
  expect(naming.sort()).toEqual(Object.keys(demanded).sort());
});
