import { accessPage } from '../../../../server/accessPage';
import { page } from '../../../server/accessTable';

test('the page has every call of the table and no other, with their present rules', () => {
  // After a change: npm run documents
  expect(accessPage()).toBe(page);
});
