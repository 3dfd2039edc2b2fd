import { placesOf, startLoginEnds, stopLoginEnds, walkLoginEnds } from '../support/loginEnds';

beforeAll(startLoginEnds);
afterAll(stopLoginEnds);

test.each(placesOf('dialog'))(
  '%s: however a login ends, the end is told, and after the next one what was typed is there again',
  (_name, place, number) => walkLoginEnds(place, number),
);
