/** No page of the table is left out where all pages are walked in the browser. */
import { pageRoutes } from '../../../../src/app/pages/pageRoutes';
import { walkedPages } from '../../../support/walkedPages';

test('every page of the table is walked in the browser, and nothing else', () => {
  expect(Object.keys(walkedPages).toSorted()).toEqual(pageRoutes.map(({ path }) => path).toSorted());
});
