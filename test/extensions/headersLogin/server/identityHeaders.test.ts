/**
 * The headers of browsers that docs/LOGIN.md removes: all that a login reads, or people could impersonate
 * others.
 */
import { headedAttributes } from '../../../../server/extensions/headersLogin/headerNames';
import { LOGIN_HEADERS } from '../../../../server/extensions/headersLogin/headerParty';
import { allSettings } from '../../../../server/readConfig';
import { documentedCode } from '../../../support/field/documented';

test('the lines for Apache remove every header that a login reads', () => {
  const code = documentedCode('LOGIN.md', '### Apache with mod_shib');
  const taken = [...code.matchAll(/^ *RequestHeader unset (\S+) early$/gm)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  const byDefault = ['IDENTITY_HEADER_SUBJECT', 'IDENTITY_HEADER_INSTITUTION'].map((name) =>
    String(allSettings().get(name)?.default),
  );
  const read = [...LOGIN_HEADERS, ...byDefault, ...headedAttributes.flatMap(({ headers }) => headers)];
  const wanted = [...new Set(read.map((name) => name.toLowerCase()))].toSorted();
  expect(wanted.length).toBeGreaterThan(40);
  expect(taken.toSorted()).toEqual(wanted);
});
