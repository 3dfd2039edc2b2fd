import type { TestApp } from './server';

export type LogLine = Readonly<Record<string, unknown>>;

/** Catches the lines of the application's log from now on, instead of printing them. */
export function catchLog({ app }: Pick<TestApp, 'app'>): LogLine[] {
  const lines: LogLine[] = [];
  const symbol = Object.getOwnPropertySymbols(app.log).find(
    ({ description }) => description === 'pino.stream',
  );
  if (!symbol) throw new Error('The log has no stream');
  Reflect.set(app.log, symbol, {
    write: (line: string) => lines.push(JSON.parse(line) as LogLine),
  });
  return lines;
}
