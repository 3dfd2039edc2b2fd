import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

type Claims = Readonly<Record<string, unknown>>;

interface Refusal {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: object;
}

export function newKeys(): { readonly publicKey: KeyObject; readonly privateKey: KeyObject } {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' });
}

/** An OpenID Connect provider whose ID token contains any claims that a test wants. */
export class ScriptedProvider {
  /** Members laid over a correct ID token. */
  claims: Claims = {};
  /** Members laid over its description of itself. */
  description: Claims = {};
  /** True if it ends sessions. */
  endsSessions = true;
  /** Claims of its userinfo endpoint besides the subject. */
  userInfo: Claims = {};
  /** Answer of the token endpoint in place of tokens. */
  refusal: Refusal | undefined;
  /** Refresh token that it gives next, and takes afterwards; absent: it gives none. */
  refresh: string | undefined;
  /** Addresses that were asked, in their order. */
  readonly requestedPaths: string[] = [];
  /** Refresh tokens that it was given, in their order. */
  readonly refreshed: string[] = [];
  /** Signs the ID tokens; `kid` is what they name. */
  signer = { kid: '1', ...newKeys() };
  /** Keys that it publishes. */
  published = [this.signer];
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const path = request.url ?? '';
      response.setHeader('content-type', 'application/json');
      this.requestedPaths.push(path);
      void text(request).then((sent) => {
        const refresh = new URLSearchParams(sent).get('refresh_token');
        if (refresh !== null) this.refreshed.push(refresh);
        if (path === '/token' && this.refusal) {
          const { status, headers, body } = this.refusal;
          response.writeHead(status, headers).end(JSON.stringify(body));
          return;
        }
        if (path.startsWith('/realms/')) response.statusCode = 404;
        response.end(JSON.stringify(this.answer(path)));
      });
    });
  }

  get issuer(): string {
    const address = this.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The provider does not listen');
    return `http://127.0.0.1:${address.port}`;
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private answer(path: string): object {
    if (path === '/token') {
      return {
        access_token: 'access',
        token_type: 'bearer',
        expires_in: 60,
        id_token: this.idToken(),
        ...(this.refresh && { refresh_token: this.refresh }),
      };
    }
    if (path === '/jwks') {
      return {
        keys: this.published.map(({ kid, publicKey }) => ({
          ...publicKey.export({ format: 'jwk' }),
          alg: 'ES256',
          use: 'sig',
          kid,
        })),
      };
    }
    if (path === '/userinfo') return { sub: 'ann', ...this.userInfo };
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      userinfo_endpoint: `${this.issuer}/userinfo`,
      ...(this.endsSessions && { end_session_endpoint: `${this.issuer}/end` }),
      jwks_uri: `${this.issuer}/jwks`,
      id_token_signing_alg_values_supported: ['ES256'],
      ...this.description,
    };
  }

  private idToken(): string {
    return this.token(this.claims);
  }

  /** Signed like an ID token; a claim that is undefined is left out. */
  token(claims: Claims): string {
    const now = Math.floor(Date.now() / 1000);
    const standard = { iss: this.issuer, aud: 'dashboard', sub: 'ann', iat: now, exp: now + 60 };
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const signed = `${encode({ alg: 'ES256', kid: this.signer.kid })}.${encode({ ...standard, ...claims })}`;
    const key = { key: this.signer.privateKey, dsaEncoding: 'ieee-p1363' } as const;
    return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
  }
}
