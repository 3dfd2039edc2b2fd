import { placesOf, startLoginEnds, stopLoginEnds, walkLoginEnds } from '../support/loginEnds';

beforeAll(startLoginEnds);
afterAll(stopLoginEnds);

test.each(placesOf('dialog'))(
  '%s: however a login ends, the end is told, and after the next one what was typed is there again',
  async (_name, place, number) => {
    expect(await walkLoginEnds(place, number)).toBe(4);
  },
);
