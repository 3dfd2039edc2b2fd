import { Type } from 'typebox';
import { Consent } from '../../src/contracts/wire/consent';
import { ConnectedInstitution } from '../../src/contracts/wire/institution';
import { Policy, PolicyAttributeName } from '../../src/contracts/wire/policy';
import { InstitutionRoles } from '../../src/contracts/wire/roles';
import { Category, Service } from '../../src/contracts/wire/service';
import { StatisticsAnswer } from '../../src/contracts/wire/statistics';
import { TicketPage } from '../../src/contracts/wire/ticket';
import { CurrentUser } from '../../src/contracts/wire/user';
import { notStatus, type Fact, type Known } from './fact';
import { listMisshapen, misshapen } from './shape';

const NOBODY = 'https://nobody.invalid/metadata';
const DAY = 86_400;

/** Members that an existing server need not send: our pages do without them. */
const Person = Type.Partial(CurrentUser, {});
const PersonNeeds = Type.Intersect([
  Person,
  Type.Pick(CurrentUser, [
    'guest',
    'currentLoaLevel',
    'grantedAuthorities',
    'hideTabs',
    'supportedLanguages',
  ]),
]);
const ServiceNeeds = Type.Intersect([
  Type.Partial(Service),
  Type.Pick(Service, [
    'id',
    'spEntityId',
    'entityType',
    'name',
    'names',
    'connected',
    'dashboardConnectOption',
  ]),
]);

const forInstitution = ({ institution }: Known) => ({ institution });

const ofPeople: readonly Fact[] = [
  {
    call: 'GET /users/me',
    says: 'the person comes in an envelope, a guest too',
    otherwise: 'no page opens',
    needs: 'guest',
    fault: async (call) => {
      const heard = await call('GET /users/me');
      return notStatus(heard, 200) ?? misshapen(PersonNeeds, heard.payload, 'payload');
    },
  },
  {
    call: 'GET /users/me',
    says: 'an answer says `sessionAlive: success`',
    otherwise: 'nothing; other clients rely on it',
    needs: 'guest',
    fault: async (call) =>
      (await call('GET /users/me')).headers.get('sessionalive') === 'success' ? undefined : 'it does not',
  },
  {
    call: 'GET /users/me',
    says: 'answers speak the language of the cookie',
    otherwise: 'names stay in one language',
    needs: 'guest',
    fault: async (call) => {
      const { json } = await call('GET /users/me', { language: 'nl' });
      const language = typeof json === 'object' && json && 'language' in json ? json.language : undefined;
      return language === 'nl' ? undefined : `nl was asked for, ${String(language)} came`;
    },
  },
  {
    call: 'GET /users/super/idps',
    says: 'institutions to act for are told to super users alone',
    otherwise: 'anybody sees every institution',
    needs: 'guest',
    fault: async (call, { superUser }) =>
      superUser ? undefined : notStatus(await call('GET /users/super/idps'), 403),
  },
  {
    call: 'GET /users/super/idps',
    says: 'a super user is told every institution',
    otherwise: 'nobody can be acted for or invited',
    needs: 'superUser',
    fault: async (call) => {
      const { payload } = await call('GET /users/super/idps');
      return misshapen(
        Type.Object({ idps: Type.Array(Type.Object({ id: Type.String() })) }),
        payload,
        'payload',
      );
    },
  },
  {
    call: 'GET /idp/current/roles',
    says: 'who has a role in the institution comes by role, or not at all',
    otherwise: 'the page of the institution names nobody',
    needs: 'login',
    fault: async (call, known) => {
      const heard = await call('GET /idp/current/roles', forInstitution(known));
      return notStatus(heard, 200) ?? misshapen(InstitutionRoles, heard.payload, 'payload');
    },
  },
  {
    call: 'GET /users/disableConsent',
    says: 'consents are a bare list',
    otherwise: 'the consent of a service cannot be seen',
    needs: 'guest',
    fault: async (call) =>
      listMisshapen(Type.Partial(Consent), (await call('GET /users/disableConsent')).json, ''),
  },
  {
    call: 'GET /services',
    says: 'an institution that is not the person’s own is a 400, never a 403',
    otherwise: 'people are told that their session has ended',
    needs: 'login',
    fault: async (call, { superUser }) =>
      superUser ? undefined : notStatus(await call('GET /services', { institution: NOBODY }), 400),
  },
];

const ofServices: readonly Fact[] = [
  {
    call: 'GET /services',
    says: 'the catalogue comes with its services and facets; ids are numbers',
    otherwise: 'the list stays empty, or links lead nowhere',
    needs: 'guest',
    fault: async (call, known) => {
      const heard = await call('GET /services', forInstitution(known));
      const { apps, facets } = { ...(heard.payload as { apps?: unknown; facets?: unknown } | undefined) };
      return (
        notStatus(heard, 200) ??
        listMisshapen(ServiceNeeds, apps, 'apps') ??
        listMisshapen(Type.Partial(Category), facets, 'facets')
      );
    },
  },
  {
    call: 'GET /services/detail',
    says: 'one service comes by its number and type',
    otherwise: 'no page of a service opens',
    needs: 'guest',
    fault: async (call, { service, institution }) => {
      if (!service) return 'there is no service to ask for';
      const heard = await call(`GET /services/detail?spId=${service.id}&entityType=${service.type}`, {
        institution,
      });
      return notStatus(heard, 200) ?? misshapen(ServiceNeeds, heard.payload, 'payload');
    },
  },
  {
    call: 'GET /services/detail',
    says: 'one that is not there is a 404',
    otherwise: 'people see a failure in place of “not found”',
    needs: 'guest',
    fault: async (call, known) =>
      notStatus(
        await call('GET /services/detail?spId=999999999&entityType=saml20_sp', forInstitution(known)),
        404,
      ),
  },
  {
    call: 'GET /services/idps',
    says: 'who uses a service comes as a list',
    otherwise: 'the page of a service does not say who uses it',
    needs: 'login',
    fault: async (call, { service, institution }) => {
      if (!service) return 'there is no service to ask for';
      const of = `spEntityId=${encodeURIComponent(service.entityId)}&type=${service.type}`;
      return listMisshapen(
        ConnectedInstitution,
        (await call(`GET /services/idps?${of}`, { institution })).payload,
        'payload',
      );
    },
  },
  {
    call: 'POST /services/by-entity-ids',
    says: 'services come by their entity ids, unknown ones left out',
    otherwise: 'tickets and policies name services by entity id',
    needs: 'guest',
    fault: async (call, { service, institution }) => {
      if (!service) return 'there is no service to ask for';
      const heard = await call('POST /services/by-entity-ids', {
        json: [service.entityId, NOBODY],
        institution,
      });
      const fault = notStatus(heard, 200) ?? listMisshapen(ServiceNeeds, heard.payload, 'payload');
      return (
        fault ?? ((heard.payload as unknown[]).length === 1 ? undefined : 'not exactly the one that is known')
      );
    },
  },
];

const ofTickets: readonly Fact[] = [
  {
    call: 'POST /actions',
    says: 'tickets come by page, with how many there are',
    otherwise: 'no tickets are shown',
    needs: 'worker',
    fault: async (call, known) => {
      const heard = await call('POST /actions', {
        json: { maxResults: 20, startAt: 0 },
        ...forInstitution(known),
      });
      return notStatus(heard, 200) ?? misshapen(TicketPage, heard.payload, 'payload');
    },
  },
  {
    call: 'POST /actions',
    says: 'a search for no results only counts',
    otherwise: 'the number beside the menu is wrong',
    needs: 'worker',
    fault: async (call, known) => {
      const { payload } = await call('POST /actions', { json: { maxResults: 0 }, ...forInstitution(known) });
      return misshapen(
        Type.Object({ issues: Type.Array(Type.Unknown(), { maxItems: 0 }), total: Type.Integer() }),
        payload,
        'payload',
      );
    },
  },
  {
    call: 'POST /actions',
    says: 'tickets are refused to members and guests',
    otherwise: 'they see tickets that are not for them',
    needs: 'guest',
    fault: async (call, { worker, institution }) =>
      worker
        ? undefined
        : notStatus(await call('POST /actions', { json: { maxResults: 0 }, institution }), 400, 403),
  },
];

const ofPolicies: readonly Fact[] = [
  {
    call: 'GET /policies',
    says: 'policies are a list',
    otherwise: 'no policies are shown',
    needs: 'worker',
    fault: async (call, known) => {
      const heard = await call('GET /policies', forInstitution(known));
      return notStatus(heard, 200) ?? listMisshapen(Type.Partial(Policy), heard.payload, 'payload');
    },
  },
  {
    call: 'GET /policies/attributes',
    says: 'attributes that policies may name come with their labels',
    otherwise: 'no policy can be written',
    needs: 'worker',
    fault: async (call) =>
      listMisshapen(PolicyAttributeName, (await call('GET /policies/attributes')).payload, 'payload'),
  },
];

const ofStatistics: readonly Fact[] = [
  {
    call: 'GET /stats/loginTimeFrame',
    says: 'logins by day are a bare list of rows, or `no_results`',
    otherwise: 'statistics say that they are away',
    needs: 'login',
    fault: async (call, known) => {
      const to = Math.floor(Date.now() / 1000 / DAY) * DAY;
      const asked = `GET /stats/loginTimeFrame?from=${to - 30 * DAY}&to=${to}&scale=day`;
      const heard = await call(asked, forInstitution(known));
      return notStatus(heard, 200) ?? misshapen(StatisticsAnswer, heard.json, '');
    },
  },
  {
    call: 'GET /stats/loginAggregated',
    says: 'logins of a period come by service',
    otherwise: 'statistics by service are missing',
    needs: 'login',
    fault: async (call, known) => {
      const asked = `GET /stats/loginAggregated?period=${new Date().getUTCFullYear()}`;
      const heard = await call(asked, forInstitution(known));
      return notStatus(heard, 200) ?? misshapen(StatisticsAnswer, heard.json, '');
    },
  },
];

const ofLogins: readonly Fact[] = [
  {
    call: 'GET //login',
    says: 'a login begins with a redirection',
    otherwise: 'nobody can log in',
    needs: 'guest',
    fault: async (call) => notStatus(await call('GET //login?redirect_url=%2F'), 302, 303, 307),
  },
  {
    call: 'GET //startSSO',
    says: 'a login does not return to another host',
    otherwise: 'a link can lead people from a login to a page of somebody else',
    needs: 'guest',
    fault: async (call) => {
      const heard = await call('GET //startSSO?redirect_url=https%3A%2F%2Fevil.example%2F');
      const to = heard.headers.get('location') ?? '';
      return to.startsWith('https://evil.example') ? `sends people to ${to}` : undefined;
    },
  },
  {
    call: 'GET /nothing',
    says: 'an address that is none is not answered with 200',
    otherwise: 'what this server lacks is taken for empty',
    needs: 'guest',
    fault: async (call) => notStatus(await call('GET /nothing-of-this-name'), 400, 404),
  },
];

/** Every fact that is asked for, in the order of the table. */
export const FACTS: readonly Fact[] = [
  ...ofPeople,
  ...ofServices,
  ...ofTickets,
  ...ofPolicies,
  ...ofStatistics,
  ...ofLogins,
];
