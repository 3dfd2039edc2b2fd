import { Type } from 'typebox';
import { Consent } from '../../../../src/contracts/wire/consent';
import { InstitutionRoles } from '../../../../src/contracts/wire/roles';
import { CurrentUser } from '../../../../src/contracts/wire/user';
import { forInstitution, notStatus, type Fact } from '../fact';
import { UNKNOWN_ENTITY } from '../unknownEntity';
import { listMisshapen, misshapen } from '../shape';

/** Members that our pages need; the rest may be missing. */
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

/** Facts about the person and their institution. */
export const ofPeople: readonly Fact[] = [
  {
    call: 'GET /users/me',
    says: 'the person comes in an envelope, a guest too',
    otherwise: 'no page opens',
    needs: 'guest',
    fault: async (call) => {
      const response = await call('GET /users/me');
      return notStatus(response, 200) ?? misshapen(PersonNeeds, response.payload, 'payload');
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
    says: 'only super users receive the institutions to act for',
    otherwise: 'anybody sees every institution',
    needs: 'guest',
    fault: async (call, { superUser }) =>
      superUser ? undefined : notStatus(await call('GET /users/super/idps'), 403),
  },
  {
    call: 'GET /users/super/idps',
    says: 'a super user receives every institution',
    otherwise: 'no other institution can be chosen, and no one can be invited',
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
    otherwise: 'the page of the institution names no people',
    needs: 'login',
    fault: async (call, known) => {
      const response = await call('GET /idp/current/roles', forInstitution(known));
      return notStatus(response, 200) ?? misshapen(InstitutionRoles, response.payload, 'payload');
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
    otherwise: 'a notice says that the session has ended',
    needs: 'login',
    fault: async (call, { superUser }) =>
      superUser ? undefined : notStatus(await call('GET /services', { institution: UNKNOWN_ENTITY }), 400),
  },
];
