import type { EarlyAnswers } from '../api/earlyAnswers';
import { namedAfter, type LooseUser } from '../api/acting';
import { listRequest, personRequest } from '../api/firstRequests';
import { firstLanguage } from '../i18n/firstLanguage';
import { isOverview } from '../contracts/domain/firstSight';
import { addressOf, institutionHeader, type ApiRequest } from '../api/request';

/** What the build writes on this script: addresses of the files that the overview needs, with blanks between. */
export type EarlyFiles = Readonly<Record<string, string | undefined>>;

/** Fetches the overview's code and texts, which the page would ask for only when its own code has come. */
export function fetchEarly({ document, location, navigator }: Window, files: EarlyFiles): void {
  if (!isOverview(location.pathname)) return;
  const offered = document.documentElement.dataset['languages'];
  const language = firstLanguage(location.search, document.cookie, navigator.languages, offered);
  // An address begins with a slash; where there is none, it is the word “undefined”.
  for (const href of `${files['overview']} ${files[language]}`.match(/\/\S+/g) ?? []) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = /css$/.test(href) ? 'style' : 'script';
    link.href = href;
    document.head.append(link);
  }
}

/**
 * Asks who is here before the application's code has come, and on the overview's addresses for the list as well: at
 * once, where the document says that this server has the lean list (docs/EXTENSIONS.md), else when the first answer
 * says for which institution; then a worker makes the list of what may be the whole (`listWorker.ts`). A language in the
 * address is told to the server by the first question, so the list waits for its answer. `api/earlyAnswers` hands the
 * responses on.
 */
export function askEarly(
  { document, location, fetch, Worker }: Window & typeof globalThis,
  files: EarlyFiles,
): EarlyAnswers {
  const answers: EarlyAnswers = new Map();
  const ask = async (request: ApiRequest, institution?: string) => {
    const response = await fetch(addressOf(request, location.origin), {
      headers: {
        Accept: 'application/json',
        ...(institution !== undefined && { [institutionHeader]: institution }),
      },
      redirect: 'manual',
    });
    if (!response.ok) throw new Error();
    return response;
  };
  const keep = (request: ApiRequest, answer: Promise<Response | undefined>) => {
    answers.set(
      addressOf(request, location.origin),
      answer.catch(() => undefined),
    );
  };
  // As a blob it passes by the page's thread; where the worker does not come it is the answer itself.
  const leanList = async (whole: Response) => {
    const worker = new Worker(files['list'] ?? '');
    // Heard from the start: that it does not come may be known before the answer has come.
    const made = new Promise<{ readonly data?: BodyInit }>((resolve) => {
      Object.assign(worker, { onmessage: resolve, onerror: resolve });
    });
    const blob = await whole.blob();
    worker.postMessage(blob);
    const { data } = await made;
    return new Response(data ?? blob);
  };
  const askAfter = async (person: Promise<string>) => {
    const told: LooseUser & { readonly payload?: LooseUser } = JSON.parse(await person);
    const institution = namedAfter(told.payload ?? told);
    return institution === undefined ? undefined : leanList(await ask(listRequest, institution));
  };

  const first = personRequest(location.search);
  const person = ask(first).then((response) => response.text());
  keep(
    first,
    person.then((text) => new Response(text)),
  );
  if (!isOverview(location.pathname)) return answers;
  const announced = document.documentElement.dataset['server'] === 'list';
  const atOnce = announced && !first.params?.['language'];
  keep(listRequest, atOnce ? ask(listRequest) : askAfter(person));
  return answers;
}
