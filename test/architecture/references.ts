/** The documents that code, tests and texts refer to by number, and what of these references leads nowhere. */
import { filesBelow, textOf } from './files';
import { requirementsIn } from './requirements';

/** The numbers that a reference can name. */
export interface Numbered {
  readonly requirements: ReadonlySet<string>;
  /** Traps of the wire contract: `T1` and so on. */
  readonly traps: ReadonlySet<string>;
  readonly decisions: ReadonlySet<string>;
}

export function numbered(): Numbered {
  const requirements = requirementsIn(textOf('docs/REQUIREMENTS.md'));
  const traps = textOf('docs/WIRE.md').matchAll(/^- \*\*(T\d+)\*\* /gm);
  const decisions = filesBelow('docs/decisions', /\/\d{4}-[^/]*\.md$/);
  return {
    requirements: new Set(requirements.map(({ number }) => number)),
    traps: new Set([...traps].map(([, trap = '']) => trap)),
    decisions: new Set(decisions.map((file) => String(Number(/\d{4}/.exec(file)?.[0])))),
  };
}

const REQUIREMENTS = /\bREQUIREMENTS (\d+(?:–\d+)?(?:, \d+(?:–\d+)?)*)/g;
const TRAPS = /\bWIRE (T\d+(?:, T\d+)*)/g;
const DECISION = /\bdecisions?(?: |\/0*)(\d+)/g;

/** Forms that name a number and no document of the repository. */
const NOWHERE = [
  /\bissues? \d+/g,
  /\bitems? \d+/g,
  /\bcontract (?:§|T\d)[\d.]*/gi,
  /\bweakness(?:es)? \d+/g,
  /\bspec(?:ification)?,? part \d/gi,
  /\bbehaviour(?:\.md| §?\d)[\d.]*/gi,
  /\bdecisions,? [A-Z]\d+/g,
  /\bobligations? [A-Z]?\d[\d.]*/gi,
];

/** Returns one line for each reference that leads nowhere; empty is good. */
export function referenceFaults(text: string, { requirements, traps, decisions }: Numbered): string[] {
  // A reference may go on in the next line of its comment.
  const flat = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  const missing = (pattern: RegExp, known: ReadonlySet<string>) =>
    [...flat.matchAll(pattern)].flatMap(([reference, numbers = '']) =>
      numbers.split(/, |–/).some((number) => !known.has(number)) ? [reference] : [],
    );
  return [
    ...missing(REQUIREMENTS, requirements),
    ...missing(TRAPS, traps),
    ...missing(DECISION, decisions),
    ...NOWHERE.flatMap((form) => [...flat.matchAll(form)].map(([reference]) => reference)),
  ];
}
