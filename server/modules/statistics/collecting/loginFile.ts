import { StringDecoder } from 'node:string_decoder';
import { cellsOf, separatorOf } from '../../../../src/contracts/domain/csv';
import type { FticksOptions } from './fticksLogin';
import { readJsonLine, readLogLine } from './logLine';
import { fieldOf, readLoginLine, type LineRead, type LoginField } from './loginLine';

/** A line of the file, and its login. */
export type ReadLine = LineRead & { readonly number: number };

export const LOGIN_FORMATS = ['csv', 'json', 'fticks'] as const;
export type LoginFormat = (typeof LOGIN_FORMATS)[number];

export interface LoginFileOptions extends FticksOptions {
  /** Absent: detected from the first line. */
  readonly format?: LoginFormat;
}

/** Thrown when the file as a whole cannot be read. */
export class LoginFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LoginFileError';
  }
}

const LONGEST_LINE = 64 * 1024;
/** First lines of a log: F-TICKS, JSON, the number of a priority, or a time. */
const LOG = /F-TICKS\/|^(?:<\d|\d{4}-\d\d-\d\d[T ]\d\d:|[A-Z][a-z]{2}\s{1,2}\d{1,2} \d\d:)/;
type Values = Partial<Record<LoginField, string>>;
type ReadText = (line: string) => LineRead;

/**
 * Reads logins from pieces of a file: CSV whose first line names the columns, one JSON object per line, or a log whose
 * lines have F-TICKS or JSON. A quoted value ends on its line. Throws LoginFileError if the first line is none of
 * these.
 */
export class LoginFile {
  private readonly decoder = new StringDecoder('utf8');
  private rest = '';
  private number = 0;
  private tooLong = false;
  private read: ReadText | undefined;

  constructor(private readonly options: LoginFileOptions) {}

  push(piece: Uint8Array): ReadLine[] {
    const lines = (this.rest + this.decoder.write(Buffer.from(piece))).split('\n');
    this.rest = lines.pop() ?? '';
    const read = lines.flatMap((line) => this.line(line));
    if (this.rest.length > LONGEST_LINE) {
      this.tooLong = true;
      this.rest = '';
    }
    return read;
  }

  /** Reads the last line, which may have no line break. */
  end(): ReadLine[] {
    const last = this.rest + this.decoder.end();
    this.rest = '';
    return last === '' && !this.tooLong ? [] : this.line(last);
  }

  private line(text: string): ReadLine[] {
    this.number += 1;
    const { number } = this;
    if (this.tooLong || text.length > LONGEST_LINE) {
      this.tooLong = false;
      if (!this.read && this.options.format !== 'fticks') throw notLogins();
      return [{ number, reason: `it has more than ${LONGEST_LINE} characters` }];
    }
    const line = (number === 1 ? text.replace(/^\uFEFF/, '') : text).replace(/\r$/, '');
    if (line.trim() === '') return [];
    if (!this.read) {
      const format = this.options.format ?? formatOf(line);
      this.read = this.readerOf(format, line);
      if (format === 'csv') return [];
    }
    return [{ number, ...this.read(line) }];
  }

  private readerOf(format: LoginFormat, firstLine: string): ReadText {
    if (format === 'fticks') return (line) => readLogLine(line, this.options);
    if (format === 'json') return (line) => readJsonLine(line, this.options);
    const valuesOf = csvReader(firstLine);
    return (line) => {
      const values = valuesOf(line);
      const login = typeof values === 'string' ? values : readLoginLine(values, this.options.now);
      return typeof login === 'string' ? { reason: login } : { login };
    };
  }
}

function formatOf(line: string): LoginFormat {
  if (line.trimStart().startsWith('{')) return 'json';
  return LOG.test(line) ? 'fticks' : 'csv';
}

function notLogins(): LoginFileError {
  return new LoginFileError(
    'Its first line is neither a JSON object nor of a log with F-TICKS, nor names columns: time, user, service, institution and, if there is one, id.',
  );
}

function csvReader(header: string): (line: string) => Values | string {
  const separator = separatorOf(header);
  const names = cellsOf(header, separator);
  const columns = names?.map(fieldOf);
  const missing = (['time', 'user', 'service', 'institution'] as const).filter(
    (field) => !columns?.includes(field),
  );
  if (!columns || missing.length === 4) throw notLogins();
  if (missing.length > 0) throw new LoginFileError(`Its first line names no column ${missing.join(', ')}.`);
  return (line) => {
    const cells = cellsOf(line, separator);
    if (!cells) return 'a value in quotes does not end';
    if (cells.length !== columns.length) return `it has ${cells.length} values, not ${columns.length}`;
    const values: Values = {};
    columns.forEach((field, at) => {
      if (field) values[field] = cells[at] ?? '';
    });
    return values;
  };
}
