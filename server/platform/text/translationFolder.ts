import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { english } from './english';
import { placeholders } from './placeholders';
import type { Sentences } from './sentences';

/** Coverage of a translation. */
export interface TranslationNews {
  readonly language: string;
  /** Sentences that are shown in English, of the total in `of`. */
  readonly missing: number;
  readonly of: number;
  /** Sentences whose English has changed since they were translated. */
  readonly outdated: number;
  /** Ids that this release does not know. */
  readonly unknown: number;
}

/** Formats the coverage as a line for the log. */
export function newsText({ language, missing, of, outdated, unknown }: TranslationNews): string {
  const facts = [
    missing > 0 && `${missing} of ${of} sentences are in English`,
    outdated > 0 && `${outdated} are of an older English sentence`,
    unknown > 0 && `${unknown} belong to no sentence of this release`,
  ];
  return `Language ${language}: ${facts.filter(Boolean).join(', ') || `all ${of} sentences are there`}.`;
}

interface ReadFolder {
  readonly sentences: Sentences;
  readonly news: TranslationNews;
}

const LARGEST_MB = 4;

/**
 * Reads the folder of a language: every JSON file in it, an object of `"id": {"en": "Send", "de": "Senden"}`. Blank
 * texts count as missing. Passes faults to `refuse`, each with its place.
 */
export function readTranslationFolder(
  folder: string,
  language: string,
  refuse: (fault: string) => void,
): ReadFolder {
  const sentences: Record<string, string> = {};
  let outdated = 0;
  let unknown = 0;
  for (const [place, id, texts] of entriesIn(folder, refuse)) {
    const { en, [language]: text } = texts;
    if (!text?.trim()) continue;
    const source = english[id];
    if (source === undefined) {
      unknown += 1;
      continue;
    }
    const fault = faultOf(text, source);
    if (fault !== undefined) refuse(`${place}: ${id} ${fault}`);
    else if (Object.hasOwn(sentences, id)) refuse(`${place}: ${id} is there twice`);
    else sentences[id] = text;
    if (en !== undefined && en !== source) outdated += 1;
  }
  const of = Object.keys(english).length;
  const missing = of - Object.keys(sentences).length;
  return { sentences, news: { language, missing, of, outdated, unknown } };
}

type Entry = readonly [place: string, id: string, texts: Readonly<Record<string, string | undefined>>];

function entriesIn(folder: string, refuse: (fault: string) => void): Entry[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  if (files.length === 0) refuse(`${folder} holds no .json file`);
  return files.flatMap((name) => {
    const file = path.join(folder, name);
    const read = readObject(file);
    if (typeof read === 'string') {
      refuse(`${file} ${read}`);
      return [];
    }
    return Object.entries(read).flatMap<Entry>(([id, texts]) => {
      if (isTexts(texts)) return [[file, id, texts]];
      refuse(`${file}: ${id} is not an object of texts by language`);
      return [];
    });
  });
}

function readObject(file: string): object | string {
  if (statSync(file).size > LARGEST_MB * 1_000_000) return `is larger than ${LARGEST_MB} MB`;
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? value
      : 'is not a JSON object';
  } catch (error) {
    return `cannot be read (${error instanceof Error ? error.message : String(error)})`;
  }
}

function isTexts(value: unknown): value is Entry[2] {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/** Placeholders and tags must be those of the English text, because the page knows no others. */
function faultOf(text: string, source: string): string | undefined {
  try {
    const [own, wanted] = [placeholders(text), placeholders(source)];
    if (own.join() === wanted.join()) return undefined;
    return `has the placeholders ${own.join(', ') || 'none'} in place of ${wanted.join(', ') || 'none'}`;
  } catch (error) {
    return `is not a readable message (${error instanceof Error ? error.message : String(error)})`;
  }
}
