import { north } from '../../support/server/fixtures';
import { catchLog, type LogLine } from '../../support/server/catchLog';
import { startTestApp, type TestApp, type TestOptions } from '../../support/server/server';
import { ScriptedProvider } from './scriptedProvider';

export const LEVEL = 'http://idp-dashboard.example/assurance/loa';

/** The claims of an honest provider about an admin of north at level 2. */
export const honest = { idp: north, groups: ['owners'], name: 'Ann Bee', acr: `${LEVEL}2` };

export const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

export interface Attempt {
  readonly cookie: string;
  readonly parameters: URLSearchParams;
}

interface Options {
  /** The session that the browser has already. */
  readonly session?: string;
}

/** The dashboard in production on a provider that says what a test wants, from `/login` to where the person comes back. */
export class RealLogin {
  /** The lines of the dashboard's log. */
  readonly lines: LogLine[];

  private constructor(
    readonly provider: ScriptedProvider,
    readonly server: TestApp,
  ) {
    this.lines = catchLog(server);
  }

  static async open({ settings, ...options }: Omit<TestOptions, 'now'> = {}): Promise<RealLogin> {
    const provider = new ScriptedProvider();
    await provider.start();
    const server = await startTestApp({
      ...options,
      now: () => new Date(Date.now()),
      settings: {
        LOG_LEVEL: 'info',
        PUBLIC_URL: 'https://dashboard.example',
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: 'dashboard',
        OIDC_CLIENT_SECRET: 'secret',
        OIDC_CLAIM_INSTITUTION: 'idp',
        OIDC_CLAIM_GROUPS: 'groups',
        OIDC_GROUP_ADMIN: 'owners',
        ...settings,
      },
    });
    return new RealLogin(provider, server);
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.provider.stop();
  }

  /** Returns the last line with this message. */
  logged(message: string): LogLine | undefined {
    return this.lines.filter(({ msg }) => msg === message).at(-1);
  }

  async begin(query = ''): Promise<Attempt> {
    const { headers, cookies } = await this.server.app.inject(`/login${query}`);
    const login = cookies.find(({ name }) => name === '__Host-login');
    expect(login).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', path: '/' });
    return {
      cookie: `__Host-login=${login?.value ?? ''}`,
      parameters: new URL(String(headers.location)).searchParams,
    };
  }

  /** Comes back from the provider, which says these claims; `answer` replaces the code by something else. */
  async comeBack(
    { cookie, parameters }: Attempt,
    claims: Readonly<Record<string, unknown>>,
    answer: Readonly<Record<string, string>> = { code: 'code' },
    { session }: Pick<Options, 'session'> = {},
  ) {
    this.provider.claims = { nonce: parameters.get('nonce'), ...claims };
    const query = new URLSearchParams({ state: parameters.get('state') ?? '', ...answer });
    const { headers, cookies, statusCode, body } = await this.server.app.inject({
      url: `/login/callback?${query}`,
      headers: { cookie: session === undefined ? cookie : `${cookie}; __Host-sid=${session}` },
    });
    const made = cookies.find(({ name }) => name === '__Host-sid');
    return { status: statusCode, location: headers.location, session: made, body };
  }
}

/** Moves every clock forward by this many seconds, until mocks are restored. */
export function pass(seconds: number): void {
  const later = Date.now() + seconds * 1000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
}
