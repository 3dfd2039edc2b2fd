/** A login that ends while somebody acts for another institution: the next one goes on there (REQUIREMENTS 246). */
import type { Page } from 'playwright-core';
import { startLoginEnds, stopLoginEnds, walkLoginEnds, type Acting } from '../support/loginEnds';
import { typedPlaces, type PlaceName } from '../support/typedPlaces';

beforeAll(startLoginEnds);
afterAll(stopLoginEnds);

const MEDICAL_CENTRE = 'Harwick Medical Centre';
const ELSEWHERE = 'Veldmark University of Applied Sciences';

const shown = (page: Page, institution: string) =>
  page
    .getByRole('button', { name: /^Account/ })
    .getByText(institution)
    .waitFor({ state: 'attached' });

/** Returns a session for one of the person's own institutions. */
const switched: Acting = async (page) => {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: MEDICAL_CENTRE }).click();
  await shown(page, MEDICAL_CENTRE);
};

/** Returns a session of a super user, for any institution. */
const acting: Acting = async (page, { url }) => {
  await page.goto(`${url}/users/search`);
  await page.getByRole('searchbox').fill(ELSEWHERE);
  await page.getByRole('button', { name: `Administrator of ${ELSEWHERE}` }).click();
  await page.getByText(`You are acting as an administrator of ${ELSEWHERE}`).waitFor();
};

test.each<[PlaceName, number]>([
  ['form institution', 0],
  ['dialog institution', 1],
  ['dialog connect', 2],
])('%s, for another institution of one’s own', async (place, number) => {
  expect(await walkLoginEnds(typedPlaces[place], number, switched)).toBe(2);
});

test.each<[PlaceName, number]>([
  ['form institution', 0],
  ['dialog institution', 1],
])('%s, as a super user who acts for an institution', async (place, number) => {
  expect(await walkLoginEnds({ ...typedPlaces[place], person: 'Federation desk' }, number, acting)).toBe(2);
});
