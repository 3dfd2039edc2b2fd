import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireInstitution, wireUser } from '../support/builders';
import { enveloped, problem } from '../support/dom/fakeServer';
import { form, known, listsOf, startingWith, toCheck } from '../support/rendered/readiness';
import { renderDialog, serverWith } from '../support/rendered/renderDialog';

const dir = 'urn:mace:dir:attribute-def:';
const named = (name: string, active: boolean, over: object = {}) => ({
  id: name,
  name,
  active,
  serviceProviderIds: ['https://wiki.example'],
  ...over,
});

describe('attributes', () => {
  const released = (names: string[]) => ({
    arp: {
      attributes: Object.fromEntries(names.map((name) => [`${dir}${name}`, ['*']])),
      noArp: false,
      noAttrArp: names.length === 0,
    },
  });
  const own = (values: Record<string, string[]>) =>
    Object.entries(values).map(([name, userValues]) => ({
      name: `${dir}${name}`,
      filters: ['*'],
      userValues,
    }));
  const four = {
    ...released(['uid', 'mail', 'isMemberOf', 'eduPersonTargetedID']),
    sources: { [`${dir}isMemberOf`]: 'voot', [`${dir}mail`]: 'idp' },
    filteredUserAttributes: own({
      uid: [],
      mail: ['ann@north.example'],
      isMemberOf: ['group'],
      eduPersonTargetedID: ['x'],
    }),
  };

  test('are distinguished by the person’s own login; other sources are unknown', async () => {
    await renderDialog(serverWith(four));
    await form();
    expect(startingWith(known(), 'In order: Wiki may receive')[0]).toContain(
      'Wiki may receive 4 attributesYour own login carried values for one of them. 2 come from other sources, so it is not known for them.',
    );
    expect(listsOf('Show the attributes')).toEqual({
      'Your own login carried a value': ['mail'],
      'Your own login carried no value': ['uid'],
      Unknown: ['eduPersonTargetedID', 'isMemberOf'],
    });
  });

  test('REQUIREMENTS 290: are required or optional, and an unknown one has its friendly name before its own', async () => {
    await renderDialog(
      serverWith({
        arp: { ...four.arp, attributes: { ...four.arp.attributes, 'urn:oid:1.2.3.4': ['*'] } },
        requestedAttributes: {
          [`${dir}uid`]: { required: true, friendlyName: 'harmless' },
          [`${dir}mail`]: { required: false },
          'urn:oid:1.2.3.4': { required: true, friendlyName: 'shoeSize' },
        },
      }),
    );
    await form();
    expect(listsOf('Show the attributes')).toEqual({
      Unknown: [
        'eduPersonTargetedID',
        'isMemberOf',
        'mail (optional)',
        'shoeSize (1.2.3.4) (required)',
        'uid (required)',
      ],
    });
  });

  test('show their lists only on request', async () => {
    await renderDialog(serverWith(four));
    await form();
    expect(screen.getByText('eduPersonTargetedID')).not.toBeVisible();
    await userEvent.click(screen.getByText(/in order$/));
    await userEvent.click(screen.getByText('Show the attributes'));
    expect(screen.getByText('eduPersonTargetedID')).toBeVisible();
  });

  test('for which the server returns no values are unknown', async () => {
    await renderDialog(serverWith({ ...released(['mail']), filteredUserAttributes: null }));
    await form();
    expect(startingWith(known(), 'In order: Wiki may receive')[0]).toContain(
      'One comes from another source, so it is not known',
    );
    expect(listsOf('Show the attributes')).toEqual({ Unknown: ['mail'] });
  });

  test('are unknown to a super user, who logged in elsewhere', async () => {
    const user = wireUser({
      superUser: true,
      switchedToIdp: wireInstitution({ id: 'https://idp.south.example', name: 'South College' }),
    });
    await renderDialog(serverWith(four), { user });
    await form();
    expect(startingWith(known(), 'In order: Wiki may receive')[0]).toContain(
      'It is not known which of them your institution sends, as you logged in through another institution.',
    );
    expect(Object.keys(listsOf('Show the attributes'))).toEqual(['Unknown']);
  });

  test('without a release policy are for the institution to check', async () => {
    await renderDialog(serverWith({ arp: { attributes: {}, noArp: true, noAttrArp: false } }));
    await form();
    expect(startingWith(toCheck(), 'Check this: No release policy')).toEqual([
      'Check this: No release policy limits the attributesWiki receives whatever your institution sends. ' +
        'Attributes (opens in a new tab)',
    ]);
    expect(screen.queryByText('Show the attributes')).toBeNull();
  });

  test('of an empty release policy are none; an identifier may still be released', async () => {
    await renderDialog(
      serverWith({ ...released([]), nameIds: ['urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'] }),
    );
    await form();
    expect(startingWith(known(), 'In order: Wiki receives no attributes')[0]).toContain(
      'Wiki also receives an identifier that is the same at every login.',
    );
    expect(screen.queryByText('Show the attributes')).toBeNull();
  });
});

/** Waits for the line about the policies, which no form waits for. */
async function come(lines: () => string[], start: string): Promise<string[]> {
  await waitFor(() => expect(startingWith(lines(), start)).toHaveLength(1));
  return startingWith(lines(), start);
}

describe('policies that name the service', () => {
  const required = { policyEnforcementDecisionRequired: true };
  const withPolicies = (policies: object[], service: object = required) =>
    serverWith(service).on('GET /policies', () => enveloped(policies));

  test('are counted and named, the active ones separately; others are not', async () => {
    const elsewhere = named('Elsewhere', true, { serviceProviderIds: ['https://other.example'] });
    const older = named('Older', true, { serviceProviderIds: [], serviceProviderId: 'https://wiki.example' });
    const server = withPolicies([named('Staff only', true), elsewhere, named('Not now', false), older]);
    await renderDialog(server);
    await form();
    const [line] = await come(known, 'In order: Wiki has 3 authorization policies');
    expect(line).toContain('2 are active.');
    expect(line).not.toContain('not checked against');
    expect(listsOf('Show the policies')).toEqual({
      Active: ['Staff only', 'Older'],
      'Not active': ['Not now'],
    });
    expect(server.calls('GET /policies').length).toBeGreaterThan(0);
  });

  test('none of them active: everybody gets in', async () => {
    await renderDialog(withPolicies([named('Not now', false)]));
    await form();
    expect((await come(toCheck, 'Check this: Wiki has one authorization policy'))[0]).toContain(
      'None of them is active. Until one is, all users of North University have access.',
    );
  });

  test('none yet, if the service asks for policy decisions', async () => {
    await renderDialog(withPolicies([]));
    await form();
    await come(toCheck, 'Check this: Wiki has no authorization policy yet');
  });

  test('a service that does not ask for policy decisions: shown if it has policies, else no line', async () => {
    await renderDialog(withPolicies([named('Staff only', true)], {}));
    await form();
    expect((await come(known, 'In order: Wiki has one authorization policy'))[0]).toContain(
      'One is active. Logins to Wiki are not checked against authorization policies yet.',
    );
  });

  test.each([
    ['fail', () => problem(500, 'internal')],
    ['are refused', () => problem(403, 'forbidden')],
    ['do not exist, and are not requested', () => enveloped([])],
  ])('no line if they %s', async (_title, answer) => {
    await renderDialog(serverWith().on('GET /policies', answer));
    await form();
    expect([...known(), ...toCheck()].filter((line) => /polic(y|ies) name/.test(line))).toEqual([]);
  });

  test('nothing waits for them: they are being checked, and fill their line when they load', async () => {
    let respond = (_response: Response) => undefined as void;
    const late = () => new Promise<Response>((resolve) => (respond = resolve));
    await renderDialog(serverWith(required).on('GET /policies', late));
    await form();
    expect(startingWith(toCheck(), 'Authorization policies decide')[0]).toContain(
      'It is being checked whether there are any.',
    );
    respond(enveloped([]));
    await come(toCheck, 'Check this: Wiki has no authorization policy yet');
    expect(startingWith(toCheck(), 'Authorization policies decide')).toEqual([]);
  });

  test('if they cannot be read a line says so, and warns of nothing', async () => {
    await renderDialog(serverWith(required).on('GET /policies', () => problem(500, 'internal')));
    await form();
    await screen.findByText(/It could not be checked whether there are any/);
    expect(startingWith(toCheck(), 'Check this: Authorization policies')).toEqual([]);
    expect(screen.queryByText(/all users of North University have access/)).toBeNull();
  });

  test('are not requested for a person who may not connect', async () => {
    const server = withPolicies([named('Staff only', true)]);
    await renderDialog(server, { user: wireUser({ dashboardAdmin: false, dashboardViewer: true }) });
    await screen.findByRole('heading', { name: 'Only an administrator can change connections' });
    expect(server.calls('GET /policies')).toHaveLength(0);
  });
});
