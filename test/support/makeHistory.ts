import { signIn } from './signIn';

interface Payload {
  readonly id?: string;
  readonly currentIdp?: { readonly id: string };
  readonly apps?: readonly { readonly name: string; readonly spEntityId: string }[];
}

/** The service of pages that are walked (`walkedPages.ts`). */
export const SERVICE = 'Copperplate Thesis Archive';

/**
 * Makes, changes and deletes a policy at a demonstration, as people do, so that its audit trail and its mails have something
 * to tell: the demonstration itself has nobody who did anything.
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
    const answer = await fetch(`${url}/dashboard/api${path}`, {
      method,
      headers: body ? headers : { ...headers, 'content-type': 'text/plain' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} ${answer.status}: ${text}`);
    return text === '' ? {} : (JSON.parse(text) as { payload: Payload }).payload;
  }

  const { currentIdp } = await call('GET', '/users/me');
  const { apps = [] } = await call('GET', '/services');
  const content = {
    name: 'Students of the archive',
    description: 'Students may use the archive.',
    denyAdvice: 'Only students may use the archive.',
    denyAdviceNl: 'Alleen studenten mogen het archief gebruiken.',
    serviceProviderId: apps.find(({ name }) => name === SERVICE)?.spEntityId,
    identityProviderIds: [currentIdp?.id],
    attributes: [{ name: 'urn:mace:dir:attribute-def:eduPersonAffiliation', value: 'student' }],
    allAttributesMustMatch: true,
    denyRule: false,
    active: true,
  };
  const { id = '' } = await call('POST', '/policies', content);
  await call('PUT', '/policies', { ...content, id, description: 'Students may use the whole archive.' });
  await call('DELETE', `/policies/${id}`);
}
