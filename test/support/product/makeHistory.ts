import { signIn } from './signIn';

interface Payload {
  readonly id?: string;
  readonly currentIdp?: { readonly id: string };
  readonly apps?: readonly { readonly name: string; readonly spEntityId: string }[];
}

/** It does not ask for decisions yet, which an e-mail says to the desk. */
const SERVICE = 'Fathom Compute';

/**
 * Makes, changes and deletes a policy at a demonstration, as people do, to fill its audit trail and its
 * e-mails: in the demonstration itself no one has done anything.
 */
export async function makeHistory(url: string): Promise<void> {
  const cookie = await signIn(url, 'alex-sample');
  const headers = {
    cookie,
    origin: url,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  };

  async function call(method: string, path: string, body?: object): Promise<Payload> {
    const response = await fetch(`${url}/dashboard/api${path}`, {
      method,
      headers: body ? headers : { ...headers, 'content-type': 'text/plain' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} ${response.status}: ${text}`);
    return text === '' ? {} : (JSON.parse(text) as { payload: Payload }).payload;
  }

  const { currentIdp } = await call('GET', '/users/me');
  const { apps = [] } = await call('GET', '/services');
  const content = {
    name: 'Students compute',
    description: 'Students may use the machines.',
    denyAdvice: 'Only students may use the machines.',
    denyAdviceNl: 'Alleen studenten mogen de machines gebruiken.',
    serviceProviderId: apps.find(({ name }) => name === SERVICE)?.spEntityId,
    identityProviderIds: [currentIdp?.id],
    attributes: [{ name: 'urn:mace:dir:attribute-def:eduPersonAffiliation', value: 'student' }],
    allAttributesMustMatch: true,
    denyRule: false,
    active: true,
  };
  const { id = '' } = await call('POST', '/policies', content);
  await call('PUT', '/policies', { ...content, id, description: 'Students may use all machines.' });
  await call('DELETE', `/policies/${id}`);
}
