import { placesOf, startLoginEnds, stopLoginEnds, walkLoginEnds } from '../support/loginEnds';

beforeAll(startLoginEnds);
afterAll(stopLoginEnds);

test.each(placesOf('dialog'))(
  '%s: eight ways in which a login ends and comes back are told, and what was typed is there again',
  async (_name, place) => {
    expect(await walkLoginEnds(place)).toBe(8);
  },
);
