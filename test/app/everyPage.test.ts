/** No page of the table is left out where all pages are walked: in the browser, and here on a real store. */
import { pageRoutes } from '../../src/app/pages/pageRoutes';
import { walkedPages } from '../support/walkedPages';
import { pagesLeftOut } from './everyPage';

test('every page of the table is walked in the browser, and nothing else', () => {
  expect(Object.keys(walkedPages).toSorted()).toEqual(pageRoutes.map(({ path }) => path).toSorted());
});

test('every page of the table is walked on a real store, or named with the reason why not', () => {
  expect(pagesLeftOut()).toEqual([]);
});
