import * as oidc from 'openid-client';
import { no, notSet, whyNoAnswer, yes, type Check, type Verdict } from '../../../platform/check';
import type { Watched } from '../../../platform/module';
import { fetchFrom } from '../../../platform/telemetry/spans';
import { CLOCK_TOLERANCE_SECONDS } from '../assurance';
import { loginFailure } from './loginFailure';
import { CALLBACK_PATH, type ProviderSettings } from './providerSettings';
import { overNetwork, usesPlainHttp } from './relyingParty';

const TIMEOUT_SECONDS = 10;
const WELL_KNOWN = '/.well-known/openid-configuration';
/** OAuth error codes of a provider that does not accept the client. */
const REFUSED = ['invalid_client', 'unauthorized_client'];

/** The provider's description of itself, with the time that its server gives. */
interface Described {
  readonly metadata: Partial<oidc.ServerMetadata>;
  readonly date: string | null;
}

/** Makes the checks of the login provider. They read its description once, and each says what it means. */
export function providerChecks({ config, now }: Watched): Check[] {
  const { oidc: settings, otherLogin, levels, publicUrl } = config;
  const subject = 'login provider';
  if (otherLogin)
    return [{ subject, ask: async () => notSet('A web server in front logs people in (IDENTITY=headers).') }];
  if (!settings)
    return [{ subject, ask: async () => notSet('The demonstration has a login provider of its own.') }];

  let reading: Promise<Described> | undefined;
  const described = () => (reading ??= describe(settings));
  const check = (about: string, judge: (one: Described) => Verdict | Promise<Verdict>): Check => ({
    subject: about,
    ask: () =>
      described().then(judge, () =>
        notSet('It cannot be known, because the login provider does not answer.'),
      ),
  });
  return [
    {
      subject,
      system: 'provider',
      ask: () =>
        described().then(
          () => yes(`${settings.issuer} answers.`),
          (error: unknown) =>
            no(
              `${settings.issuer} does not answer: ${whyNoAnswer(error)}.`,
              'Check OIDC_ISSUER, and the provider.',
            ),
        ),
    },
    check('issuer', ({ metadata }) => issuerVerdict(metadata.issuer, settings.issuer)),
    check('PKCE', ({ metadata }) =>
      metadata.code_challenge_methods_supported?.includes('S256')
        ? yes('The provider supports S256.')
        : no(
            'The provider does not name S256 in code_challenge_methods_supported.',
            'Turn on PKCE with S256 there.',
          ),
    ),
    check('assurance levels', ({ metadata }) => levelsVerdict(metadata.acr_values_supported, levels.offered)),
    check('logout at the provider', ({ metadata }) =>
      metadata.end_session_endpoint === undefined
        ? no(
            'The provider has no end_session_endpoint, so people stay logged in there.',
            'Turn on RP-initiated logout there.',
          )
        : yes('A logout also ends the session at the provider.'),
    ),
    check('back-channel logout', ({ metadata }) =>
      metadata['backchannel_logout_supported'] === true
        ? yes('The provider can report the end of a session.')
        : no(
            'The provider does not name backchannel_logout_supported, so sessions here outlive those there.',
            'Turn it on there.',
          ),
    ),
    check('client secret', ({ metadata }) => secretVerdict(metadata, settings, publicUrl)),
    check('clock', ({ date }) => clockVerdict(date, now())),
  ];
}

async function describe({ issuer }: ProviderSettings): Promise<Described> {
  const address = issuer.includes('/.well-known/') ? issuer : issuer.replace(/\/$/, '') + WELL_KNOWN;
  const response = await fetchFrom('login provider')(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
  });
  if (!response.ok) throw new Error(`the answer at ${address} is ${response.status}`);
  const metadata: unknown = await response.json().catch(() => undefined);
  if (typeof metadata !== 'object' || metadata === null)
    throw new Error(`the answer at ${address} is not the description of a provider`);
  return { metadata, date: response.headers.get('date') };
}

function issuerVerdict(said: unknown, configured: string): Verdict {
  // Addresses are compared as the login does it: the root has a slash or has none.
  const normal = (address: string) => (URL.canParse(address) ? new URL(address).href : address);
  if (typeof said === 'string' && normal(said) === normal(configured))
    return yes(`The provider calls itself ${said}, as OIDC_ISSUER does.`);
  return no(
    `The provider calls itself ${String(said)}, and OIDC_ISSUER is ${configured}.`,
    'No login works before they are equal.',
  );
}

function levelsVerdict(supported: unknown, offered: readonly { readonly uri: string }[]): Verdict {
  const uris = offered.map(({ uri }) => uri);
  if (uris.length === 0) return notSet('LOA_LEVELS has no level.');
  if (!Array.isArray(supported))
    return notSet(
      'The provider does not name its levels (acr_values_supported). Compare them with LOA_LEVELS.',
    );
  const missing = uris.filter((uri) => !supported.includes(uri));
  if (missing.length === 0) return yes('The provider has every level of LOA_LEVELS.');
  return no(
    `The provider does not name ${missing.join(', ')} in acr_values_supported; it names ${supported.join(', ')}.`,
    'Change LOA_LEVELS, or set up the level there.',
  );
}

/** Asks for tokens with a wrong code. A provider looks at the client first (RFC 6749, 3.2.1), and then at the code. */
async function secretVerdict(
  metadata: Described['metadata'],
  settings: ProviderSettings,
  publicUrl: string,
): Promise<Verdict> {
  const { issuer } = metadata;
  if (issuer === undefined || metadata.token_endpoint === undefined)
    return no('The provider names no token_endpoint.', 'Check OIDC_ISSUER.');
  const provider = new oidc.Configuration({ ...metadata, issuer }, settings.clientId, settings.clientSecret);
  provider[oidc.customFetch] = overNetwork;
  provider.timeout = TIMEOUT_SECONDS;
  if (usesPlainHttp(settings)) oidc.allowInsecureRequests(provider);
  const failure = await oidc
    .genericGrantRequest(provider, 'authorization_code', {
      code: 'idp-dashboard-check',
      redirect_uri: publicUrl + CALLBACK_PATH,
      code_verifier: oidc.randomPKCECodeVerifier(),
    })
    .then(() => undefined, loginFailure);
  if (failure?.error === 'invalid_grant')
    return yes('The provider accepts OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.');
  const said = failure?.error ?? (failure?.status === undefined ? failure?.reason : String(failure.status));
  if (REFUSED.includes(failure?.error ?? '') || failure?.status === 401)
    return no(
      `The provider refuses the client (${said}).`,
      'Check OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, and that the client may use the authorization code flow by client_secret_post.',
    );
  return notSet(`It cannot be known: the provider answers ${said ?? 'tokens'} to a wrong code.`);
}

function clockVerdict(date: string | null, at: Date): Verdict {
  const there = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(there)) return notSet('The provider does not say what time it is.');
  const seconds = Math.round((at.getTime() - there) / 1000);
  if (Math.abs(seconds) <= CLOCK_TOLERANCE_SECONDS) return yes('It agrees with that of the login provider.');
  return no(
    `It is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} that of the login provider; logins are refused from ${CLOCK_TOLERANCE_SECONDS} on.`,
    'Synchronise both by NTP.',
  );
}
