import { notStatus, type Fact } from '../fact';

/** Facts about logins and addresses. */
export const ofLogins: readonly Fact[] = [
  {
    call: 'GET //login',
    says: 'a login begins with a redirection',
    otherwise: 'no one can log in',
    needs: 'guest',
    fault: async (call) => notStatus(await call('GET //login?redirect_url=%2F'), 302, 303, 307),
  },
  {
    call: 'GET //startSSO',
    says: 'a login does not return to another host',
    otherwise: 'a link can lead people from a login to a foreign page',
    needs: 'guest',
    fault: async (call) => {
      const response = await call('GET //startSSO?redirect_url=https%3A%2F%2Fevil.example%2F');
      const to = response.headers.get('location') ?? '';
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
