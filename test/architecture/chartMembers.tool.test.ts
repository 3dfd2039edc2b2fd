import { chartMembers } from '../../src/qa/documents/chartMembers';
import { root, textOf } from './files';

test('a report shows the members in the types of the charts; npm run charts writes the list', () => {
  expect(chartMembers(root)).toEqual(JSON.parse(textOf('src/app/qa/members.json')));
});
