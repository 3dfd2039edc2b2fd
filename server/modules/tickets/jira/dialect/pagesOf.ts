import { RemoteFailure } from '../../remote/remoteFailure';
import type { IssuePage, IssueQuery, JiraDialect, PageMark } from './jiraDialect';

/** Yields the pages of a search. Throws RemoteFailure, also if a mark repeats, since the pages would never end. */
export async function* pagesOf(
  { search }: Pick<JiraDialect, 'search'>,
  query: IssueQuery,
  signal: AbortSignal,
): AsyncGenerator<IssuePage> {
  let next: PageMark | undefined;
  const seen = new Set<string>();
  do {
    const page = await search(query, next, signal);
    yield page;
    ({ next } = page);
    const mark = JSON.stringify(next ?? '');
    if (seen.has(mark)) throw new RemoteFailure('refused', 'search: the same page comes again and again');
    seen.add(mark);
  } while (next !== undefined);
}
