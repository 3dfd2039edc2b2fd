import { Type, type Static } from 'typebox';
import type { Config } from '../../../platform/config/config';
import { isLoopback } from '../../../platform/config/isLoopback';
import { webAddress, type Settings } from '../../../platform/config/settings';
import type { RestSettings } from './restDirectory';

const DirectorySettings = Type.Object({
  ROLES_URL: Type.Optional(
    webAddress({
      description:
        'roles come from a directory, too: its address, of a REST call ([how](docs/LOGIN.md#roles-from-a-directory))',
    }),
  ),
  ROLES_TOKEN: Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]*$',
      secret: true,
      description: 'the account there: a bearer token',
      fault: 'has characters that no token has',
    }),
  ),
  ROLES_USER: Type.Optional(Type.String({ description: 'or a name' })),
  ROLES_PASSWORD: Type.Optional(Type.String({ secret: true, description: 'and its password' })),
  ROLES_TIMEOUT_SECONDS: Type.Integer({
    default: 5,
    minimum: 1,
    maximum: 30,
    description: 'how long a login waits for the directory',
  }),
  ROLES_PERSON: Type.Optional(
    Type.String({
      description: 'attribute of the login (as the profile page names it) by which the directory knows people',
      otherwise: 'the identifier of the login',
    }),
  ),
  ROLES_OWNER: Type.String({
    default: 'SURFconextverantwoordelijke',
    description: 'what the directory calls an administrator of an institution; `{institution}` is its institution id',
  }),
  ROLES_MAINTAINER: Type.String({
    default: 'SURFconextbeheerder',
    description: 'and a viewer',
  }),
  ROLES_SUPER_USER: Type.Optional(
    Type.String({ description: 'and a super user', otherwise: 'the directory makes none' }),
  ),
});
type Read = Static<typeof DirectorySettings>;

/** Reads where roles are kept outside of the dashboard; undefined where logins alone bring them. */
export function readRoleDirectory(settings: Settings, mode: Config['mode']): Config['roleDirectory'] {
  const read = settings.read(DirectorySettings);
  const source = readRest(settings, read);
  if (!source) {
    for (const name of ['ROLES_TOKEN', 'ROLES_USER', 'ROLES_PASSWORD'] as const)
      if (read[name] !== undefined) settings.refuse(name, 'means nothing without ROLES_URL');
    return undefined;
  }
  if (mode === 'demo') settings.refuse('ROLES_URL', 'cannot be used together with MODE=demo');
  const { ROLES_PERSON: person, ROLES_SUPER_USER: superUser } = read;
  return {
    source,
    timeoutMs: read.ROLES_TIMEOUT_SECONDS * 1000,
    ...(person !== undefined && { person }),
    names: {
      owner: read.ROLES_OWNER,
      maintainer: read.ROLES_MAINTAINER,
      ...(superUser !== undefined && { superUser }),
    },
  };
}

function readRest(settings: Settings, read: Read): RestSettings | undefined {
  const { ROLES_URL: url, ROLES_TOKEN: token, ROLES_USER: user, ROLES_PASSWORD: password } = read;
  if (url === undefined) return undefined;
  if (URL.canParse(url)) {
    const { protocol, hostname, username, hash } = new URL(url);
    if (protocol === 'http:' && !isLoopback(hostname))
      settings.refuse('ROLES_URL', 'must begin with https://, since whoever listens could give roles');
    if (username !== '' || hash !== '') settings.refuse('ROLES_URL', 'is more than an address');
  }
  if ((user === undefined) !== (password === undefined))
    settings.refuse(user === undefined ? 'ROLES_USER' : 'ROLES_PASSWORD', 'missing; one needs the other');
  if (token !== undefined && user !== undefined)
    settings.refuse('ROLES_TOKEN', 'cannot be used together with ROLES_USER');
  if (user?.includes(':')) settings.refuse('ROLES_USER', 'has a colon, which a name cannot have');
  if (token !== undefined) return { kind: 'rest', url, authorization: `Bearer ${token}` };
  if (user === undefined) return { kind: 'rest', url };
  const basic = Buffer.from(`${user}:${password ?? ''}`).toString('base64');
  return { kind: 'rest', url, authorization: `Basic ${basic}` };
}

declare module '../../../platform/config/config' {
  interface Config {
    /** Absent where logins alone bring roles. */
    readonly roleDirectory?: {
      readonly source: RestSettings;
      /** How long an answer is waited for. */
      readonly timeoutMs: number;
      /** Name of the attribute of the login by which the directory knows people; absent: the identifier of the login. */
      readonly person?: string;
      /** What the directory calls the roles; `{institution}` stands for the institution id. */
      readonly names: { readonly owner: string; readonly maintainer: string; readonly superUser?: string };
    };
  }
}
