/** A proxy that asks for decisions, as the field's proxies do. */
import { createHash } from 'node:crypto';
import { deleteStates, newestNames, newestStates } from '../../../../server/modules/policies/policyStates';
import type { Database } from '../../../../server/platform/storage/database';
import { startTestApp, type TestApp, type TestOptions } from '../../../support/server/server';
import { north, wiki } from '../../../support/server/fixtures';

export const PATH = '/pdp/api/decide/policy';
const password = 'a password as long as it must be';

export const account = { user: 'engineblock', password };
const hash = createHash('sha256').update(password).digest('hex');
/** Lets the account ask. */
const proxySettings = { PDP_USERS: `other:${'0'.repeat(64)},${account.user}:${hash}` };

export function startDeciding(options: TestOptions = {}): Promise<TestApp> {
  return startTestApp({ ...options, settings: { ...proxySettings, ...options.settings } });
}

export async function withoutPolicies(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    const names = await newestNames(tx);
    const states = await newestStates(
      tx,
      names.map(({ id }) => id),
    );
    for (const state of states) await deleteStates(tx, state, new Date());
    // The states outlive their policies, but not the test.
    await tx.deleteFrom('policy_revision').execute();
  });
}

export const basic = (user: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`,
});

type Attributes = Readonly<Record<string, readonly string[]>>;

/** Returns a request as proxies of the field write it: an entry for each value. */
export function requestFor(
  attributes: Attributes,
  { service = wiki, institution = north, address = '' } = {},
) {
  const entries = (all: Attributes) =>
    Object.entries(all).flatMap(([AttributeId, values]) => values.map((Value) => ({ AttributeId, Value })));
  return {
    Request: {
      ReturnPolicyIdList: true,
      CombinedDecision: false,
      AccessSubject: {
        Attribute: entries({
          'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified': ['urn:collab:person:north.example:ann'],
          ...attributes,
          ...(address && { 'urn:mace:surfnet.nl:collab:xacml-attribute:ip-address': [address] }),
        }),
      },
      Resource: {
        Attribute: entries({ ClientID: ['EngineBlock'], SPentityID: [service], IDPentityID: [institution] }),
      },
    },
  };
}

export interface Result {
  readonly Decision: string;
  readonly Status: {
    readonly StatusCode: { readonly Value: string };
    readonly StatusMessage?: string;
    readonly StatusDetail?: string;
  };
  readonly AssociatedAdvice?: readonly unknown[];
  readonly Obligations?: readonly unknown[];
  readonly PolicyIdentifier?: { readonly PolicyIdReference: readonly { readonly Id: string }[] };
}

export async function requestDecision(
  { app, config }: TestApp,
  payload: object,
  headers: Record<string, string> = {},
) {
  return app.inject({
    method: 'POST',
    url: PATH,
    payload,
    headers: { host: new URL(config.publicUrl).host, ...basic(account.user, account.password), ...headers },
  });
}

/** Returns what is decided about a request. */
export async function decided(server: TestApp, payload: object): Promise<Result> {
  const response = await requestDecision(server, payload);
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  const { Response } = response.json<{ Response: Result[] }>();
  expect(Response).toHaveLength(1);
  const [result] = Response;
  if (!result) throw new Error('No result');
  return result;
}
