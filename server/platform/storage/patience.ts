import { DatabaseBusy, DatabaseUnavailable } from './unavailable';

export const TURN_MS = 1_000;
/** Most turns without an answer of the database to anyone. */
const MOST_SILENT = 5;
const MOST_TURNS = 30;

/**
 * Returns a signal for waits, made when it is first asked for. It aborts with DatabaseUnavailable if the database answers
 * nothing in five turns, and with DatabaseBusy after thirty. `answers` returns how often the database has answered.
 */
export function patience(answers: () => number, turnMs: number): { signal(): AbortSignal; end(): void } {
  let ending: AbortController | undefined;
  let timer: NodeJS.Timeout | undefined;

  function begin(): AbortController {
    const controller = new AbortController();
    let known = answers();
    let turns = 0;
    let silent = 0;
    // Turns are counted, and not time: a process that comes late to everything must not blame the database.
    timer = setInterval(() => {
      turns += 1;
      silent = answers() === known ? silent + 1 : 0;
      known = answers();
      if (silent >= MOST_SILENT) controller.abort(new DatabaseUnavailable('The database answers nothing'));
      else if (turns >= MOST_TURNS) controller.abort(new DatabaseBusy());
    }, turnMs);
    return controller;
  }

  return {
    signal: () => (ending ??= begin()).signal,
    end: () => clearInterval(timer),
  };
}
