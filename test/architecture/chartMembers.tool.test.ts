import { chartMembers } from '../../src/qa/documents/chartMembers';
import { root, textOf } from './files';

test('a report shows what the types of the charts say; npm run charts writes it down', () => {
  expect(chartMembers(root)).toEqual(JSON.parse(textOf('src/app/qa/members.json')));
});
