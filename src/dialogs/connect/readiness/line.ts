import type { ServiceRef } from '../../../contracts/domain/serviceRef';
import type { ConnectionSubject, Policies } from '../../../machines/connection/connection.subject';
import type { CheckKind } from '../../../ui/fields/Checklist';

/** A message and what it names; service, organisation and institution are known to every message. */
export interface Words {
  readonly id: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Names under a heading, those that come in words among them. */
export interface Names {
  readonly title: string;
  readonly names: readonly (string | Words)[];
}

export interface LineLink {
  readonly href: string;
  readonly label: string;
}

/** One line of the checklist. */
export interface Line {
  readonly key: string;
  readonly kind: CheckKind;
  readonly title: Words;
  /** Sentences, one after the other. */
  readonly text: readonly Words[];
  /** What it is about, in a word, where it is in order. */
  readonly topic: string;
  /** Each opens beside the dialog. */
  readonly links: readonly LineLink[];
  /** Details, shown when asked for. */
  readonly more?: { readonly label: string; readonly lists: readonly Names[] };
}

/** What the lines are made of. */
export interface Situation {
  readonly service: ServiceRef;
  readonly subject: ConnectionSubject;
  readonly policies: Policies;
}

/** Returns the section of the service's page that tells more. */
export function sectionOf({ id, type }: ServiceRef, section: string): string {
  return `/apps/${id}/${type}/${section}`;
}

/** Lists without names are left out. */
export function filledLists(lists: readonly Names[]): readonly Names[] {
  return lists.filter(({ names }) => names.length > 0);
}
