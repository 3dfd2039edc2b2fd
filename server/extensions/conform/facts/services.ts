import { Type } from 'typebox';
import { ConnectedInstitution } from '../../../../src/contracts/wire/institution';
import { Category, Service } from '../../../../src/contracts/wire/service';
import { forInstitution, notStatus, type Fact } from '../fact';
import { UNKNOWN_ENTITY } from '../unknownEntity';
import { listMisshapen, misshapen } from '../shape';

/** Members that our pages need. */
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

/** Facts about the catalogue. */
export const ofServices: readonly Fact[] = [
  {
    call: 'GET /services',
    says: 'the catalogue comes with its services and facets; ids are numbers',
    otherwise: 'the list stays empty, or links lead nowhere',
    needs: 'guest',
    fault: async (call, known) => {
      const response = await call('GET /services', forInstitution(known));
      const { apps, facets } = { ...(response.payload as { apps?: unknown; facets?: unknown } | undefined) };
      return (
        notStatus(response, 200) ??
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
      if (!service) return 'the server lists no service to ask for';
      const response = await call(`GET /services/detail?spId=${service.id}&entityType=${service.type}`, {
        institution,
      });
      return notStatus(response, 200) ?? misshapen(ServiceNeeds, response.payload, 'payload');
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
      if (!service) return 'the server lists no service to ask for';
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
      if (!service) return 'the server lists no service to ask for';
      const response = await call('POST /services/by-entity-ids', {
        json: [service.entityId, UNKNOWN_ENTITY],
        institution,
      });
      const fault = notStatus(response, 200) ?? listMisshapen(ServiceNeeds, response.payload, 'payload');
      return (
        fault ??
        ((response.payload as unknown[]).length === 1 ? undefined : 'not exactly the one that is known')
      );
    },
  },
];
