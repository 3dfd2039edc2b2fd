import type { ServiceRef } from '../../../contracts/domain/services/serviceRef';
import type { ConnectionSubject, Policies } from '../../../machines/connection/connection.subject';
import type { CheckKind } from '../../../ui/fields/Checklist';

/** A message and its values; every message also gets service, organisation and institution. */
export interface MessageWithValues {
  readonly id: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Names under a heading, including those that are messages. */
export interface Names {
  readonly title: string;
  readonly names: readonly (string | MessageWithValues)[];
}

interface LineLink {
  readonly href: string;
  readonly label: string;
}

/** One line of the checklist. */
export interface Line {
  readonly key: string;
  readonly kind: CheckKind;
  readonly title: MessageWithValues;
  /** Sentences, one after the other. */
  readonly text: readonly MessageWithValues[];
  /** The subject in a word, used if it is in order. */
  readonly topic: string;
  /** Each opens in another tab. */
  readonly links: readonly LineLink[];
  /** Details, shown on request. */
  readonly more?: { readonly label: string; readonly lists: readonly Names[] };
}

/** The data from which the lines are made. */
export interface Situation {
  readonly service: ServiceRef;
  readonly subject: ConnectionSubject;
  readonly policies: Policies;
}

/** Returns the section of the service's page with the details. */
export function sectionOf({ id, type }: ServiceRef, section: string): string {
  return `/apps/${id}/${type}/${section}`;
}

/** Lists without names are left out. */
export function filledLists(lists: readonly Names[]): readonly Names[] {
  return lists.filter(({ names }) => names.length > 0);
}
