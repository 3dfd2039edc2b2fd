/** Returns the query with `?`, or '' if it has no parameters. */
export function queryText(params: URLSearchParams): string {
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
