import path from 'node:path/posix';
import { parts, withShared } from '../../src/i18n/parts';

/** Text of each source, by its path. */
export type Sources = Readonly<Record<string, string>>;

interface Loaded {
  readonly file: string;
  /** Parts of the catalogue that are asked for, or fetched ahead, in the same statement. */
  readonly texts: readonly string[];
}

/** Returns what a source imports at once, types aside. */
function imports(sources: Sources, file: string): string[] {
  const found = (sources[file] ?? '').matchAll(/^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'/gms);
  return [...found].flatMap(([, wanted]) => resolved(sources, file, wanted));
}

function askedIn(text = ''): string[] {
  return [...text.matchAll(/(?:needTexts|loadPart)\('(\w+)'/g)].map(([, part = '']) => part);
}

/**
 * Returns what a source loads later; each statement at the outermost level is looked at by itself. `defineDialog` asks for
 * all dialogs.
 */
function loads(sources: Sources, file: string): Loaded[] {
  const ofDialogs = askedIn(sources['src/dialogs/defineDialog.ts']);
  const statements = (sources[file] ?? '').split(/^(?=const |export |function |async function |\/\*\*)/m);
  return statements.flatMap((statement) => {
    const asked = [...askedIn(statement), ...(/\bdefineDialog\(/.test(statement) ? ofDialogs : [])];
    const texts = parts.filter((part) => asked.includes(part)).flatMap(withShared);
    return [...statement.matchAll(/import\((?:\/\*.*?\*\/\s*)?'(\.[^']+)'\)/g)]
      .flatMap(([, wanted]) => resolved(sources, file, wanted))
      .map((target) => ({ file: target, texts }));
  });
}

function resolved(sources: Sources, from: string, wanted = ''): string[] {
  const base = path.join(path.dirname(from), wanted);
  return [base, `${base}.ts`, `${base}.tsx`].filter((file) => file in sources);
}

/** Returns all sources that come with this one. */
function chunkOf(sources: Sources, entry: string): Set<string> {
  const chunk = new Set([entry]);
  for (const file of chunk) imports(sources, file).forEach((one) => chunk.add(one));
  return chunk;
}

/** Returns the parts that are there whenever a source runs, by its path; for all that is reached from the entry. */
export function textsAt(sources: Sources, entry: string): Map<string, ReadonlySet<string>> {
  const there = new Map<string, ReadonlySet<string>>();
  const waiting = [{ entry, texts: new Set(['core']) as ReadonlySet<string> }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const file of chunkOf(sources, next.entry)) {
      const before = there.get(file);
      const now = before ? new Set([...before].filter((part) => next.texts.has(part))) : next.texts;
      if (before?.size === now.size) continue;
      there.set(file, now);
      for (const { file: later, texts } of loads(sources, file)) {
        waiting.push({ entry: later, texts: new Set([...now, ...texts]) });
      }
    }
  }
  return there;
}
