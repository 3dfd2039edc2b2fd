import { policyBody } from '../../../support/server/policies';
import { schemes } from '../../../server/identity/levelSchemes';
import { decided, requestFor, startDeciding, withoutPolicies } from './deciding';

test.each(Object.entries(schemes))(
  'the proxy is obliged to the level of %s that a policy asks for',
  async (_name, { settings, rising }) => {
    const server = await startDeciding({ settings });
    await withoutPolicies(server.database);
    const [level = ''] = rising.slice(-1);
    const policy = policyBody({
      ...{ name: `Level ${level}`, type: 'step', attributes: [], denyAdvice: '', denyAdviceNl: '' },
      loas: [{ level }],
    });
    const admin = await server.as('admin', { level: 3 });
    expect((await admin.post('/dashboard/api/policies', policy)).statusCode).toBe(200);
    expect(await decided(server, requestFor({}))).toMatchObject({
      Decision: 'Permit',
      Obligations: [{ AttributeAssignment: [{ AttributeId: 'urn:loa:level', Value: level }] }],
    });
    await server.close();
  },
);
