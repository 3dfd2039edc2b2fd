import type { FastifyRequest } from 'fastify';

/** Returns the language of a page without the application: the user's choice, else the preference of the browser. */
export function pageLanguage(
  { language, languageChosen, headers }: FastifyRequest,
  supported: readonly string[],
): string {
  return (languageChosen ? undefined : browserLanguage(headers['accept-language'], supported)) ?? language;
}

/**
 * Returns the preferred language of a browser (`Accept-Language`, RFC 9110 §12.5.4) among those of the federation, as
 * two letters; `undefined` if it accepts none of them.
 */
export function browserLanguage(
  header: string | undefined,
  supported: readonly string[],
): string | undefined {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { language: tag.slice(0, 2), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ language, weight }) => weight > 0 && supported.includes(language))
    .sort((a, b) => b.weight - a.weight)[0]?.language;
}
