import { SaxesParser, type SaxesTagNS } from 'saxes';
import {
  asElement,
  newDraft,
  pathWithin,
  plain,
  readers,
  takeFromGroups,
  type Draft,
  type Element,
} from './elements';
import { newAggregate, type MetadataEntity } from './entity';
import { EntityTexts } from './entityText';
import { GROUP_TEXTS } from './groupTexts';
import { MetadataError } from './metadataError';
import { METADATA, READABLE_ENCODING } from './namespaces';
import { HIGH_SURROGATE, LONGEST_TEXT, TokenBounds } from './tokenBounds';
import { expiryOf, secondsOf } from './validity';

export interface ParserOptions {
  /** Name of the file in messages. */
  readonly file: string;
  readonly now: Date;
  readonly allowExpired: boolean;
  readonly onEntity: (entity: MetadataEntity) => void;
}

interface Open {
  /** Path within the EntityDescriptor or EntitiesDescriptor, `` for the former; undefined: nothing in here is read. */
  readonly path: string | undefined;
  readonly tag: SaxesTagNS;
  /**
   * Data that an EntitiesDescriptor, nested only in other EntitiesDescriptors, adds to all entities in it. Entities
   * count there, and not inside a signature, for example.
   */
  readonly group: Draft | undefined;
  /** True if a value of an attribute was truncated; true if the text was. */
  readonly isTagCut: boolean;
  isTextCut: boolean;
  text: string;
}

const DEEPEST = 64;
/** Maximum number of bytes of an entity ID, since an index of the database holds two of them. */
const LONGEST_ID = 1024;
/** Maximum number of characters of an entity; the largest known ones have some ten thousand. */
const LARGEST_ENTITY = 1024 * 1024;
/** Maximum number of characters in the Extensions of a group, since they count for each entity in it. */
const LARGEST_GROUP = 16 * 1024;
/** The same with tags and namespaces. */
const LARGEST_GROUP_TEXTS = 4 * LARGEST_GROUP;
/** Elements with texts for people, which a reader understands even without the end. */
const MAY_BE_CUT = /(?:Name|Description|Keywords|Company)$/;
/** Characters that an element counts in addition to its text. */
const ELEMENT = 64;
/** Ten times the number of entities that all federations of the world register together. */
const MOST_ENTITIES = 200_000;

/**
 * Reads a SAML aggregate piece by piece; never holds more than one entity. Throws MetadataError for a file that is not
 * well-formed, not metadata, expired, or has a document type (XML entities are never expanded).
 */
export class MetadataParser {
  readonly aggregate = newAggregate();
  private readonly saxes: SaxesParser<{ xmlns: true; position: true }>;
  private readonly bounds: TokenBounds;
  private readonly texts = new EntityTexts();
  private readonly open: Open[] = [];
  private draft: Draft | undefined;
  private isTagCut = false;
  private entities = 0;
  /** Lines that TokenBounds has dropped before the parser. */
  private skippedLines = 0;

  constructor(private readonly options: ParserOptions) {
    this.saxes = new SaxesParser({ xmlns: true, position: true });
    this.bounds = new TokenBounds({
      write: (text) => this.saxes.write(text),
      skip: (lines) => (this.skippedLines += lines),
      cut: (where) => this.noteCut(where),
      refuse: (reason) => this.refuse(reason),
    });
    this.saxes.on('error', (error) => this.refuse(error.message.replace(/^\d+:\d+: /, '')));
    this.saxes.on('doctype', () => this.refuse('a document type (DOCTYPE) is not allowed in metadata'));
    this.saxes.on('xmldecl', ({ encoding }) => {
      if (encoding !== undefined && !READABLE_ENCODING.test(encoding)) {
        this.refuse(`the encoding is ${encoding}; only UTF-8 is read`);
      }
    });
    this.saxes.on('opentag', (tag) => this.begin(tag));
    this.saxes.on('text', (text) => this.addText(text));
    this.saxes.on('cdata', (text) => this.addText(text));
    this.saxes.on('closetag', () => this.finish());
  }

  get line(): number {
    return this.saxes.line + this.skippedLines;
  }

  write(text: string): void {
    this.texts.add(text, this.bounds.pending);
    this.bounds.write(text);
  }

  end(): void {
    this.bounds.end();
    this.saxes.close();
  }

  refuse(reason: string): never {
    throw new MetadataError(this.options.file, this.line, reason);
  }

  private begin(tag: SaxesTagNS): void {
    if (this.open.length >= DEEPEST) this.refuse(`elements are nested more than ${DEEPEST} deep`);
    const parent = this.open.at(-1);
    const isCountable = parent === undefined || parent.group !== undefined;
    const path = isCountable ? this.pathAbove(tag) : pathWithin(parent.path, tag);
    const isGroup = isCountable && tag.uri === METADATA && tag.local === 'EntitiesDescriptor';
    const group = isGroup ? newDraft('', this.line) : undefined;
    this.open.push({ path, tag, group, isTagCut: this.isTagCut, isTextCut: false, text: '' });
    this.isTagCut = false;
    if (!this.draft && path !== undefined && GROUP_TEXTS.includes(path))
      this.texts.open(this.bounds.tagStart, this.namespacesAround(tag));
  }

  private noteCut(where: 'text' | 'tag'): void {
    const element = this.open.at(-1);
    if (where === 'tag') this.isTagCut = true;
    else if (element) element.isTextCut = true;
  }

  /** Returns the path of an element outside of entities; `undefined` if it is not read. */
  private pathAbove(tag: SaxesTagNS): string | undefined {
    const outermost = this.open.length === 0;
    const ours = tag.uri === METADATA && ['EntitiesDescriptor', 'EntityDescriptor'].includes(tag.local);
    if (outermost && !ours) {
      this.refuse(
        `the outermost element is ${tag.local} in the namespace "${tag.uri}", not EntitiesDescriptor or EntityDescriptor in "${METADATA}"`,
      );
    }
    if (!ours) return tag.uri === METADATA && tag.local === 'Extensions' ? tag.local : undefined;
    if (outermost) this.noteValidity(tag);
    if (tag.local === 'EntitiesDescriptor') {
      if (outermost) this.aggregate.name = plain(tag, 'Name') || undefined;
      return undefined;
    }
    this.entities += 1;
    if (this.entities > MOST_ENTITIES) this.refuse(`there are more than ${MOST_ENTITIES} entities`);
    const entityId = plain(tag, 'entityID').trim();
    if (entityId === '' || Buffer.byteLength(entityId) > LONGEST_ID) {
      const called = entityId === '' ? `line ${this.line}` : `${entityId.slice(0, 100)}…`;
      this.aggregate.unusable.push(`${called}: its entityID has not 1 to ${LONGEST_ID} bytes`);
      return undefined;
    }
    if (outermost) this.aggregate.name = entityId;
    this.draft = newDraft(entityId, this.line);
    this.texts.open(this.bounds.tagStart, this.namespacesAround(tag));
    return '';
  }

  /** Returns the namespaces in scope that the tag does not declare itself. */
  private namespacesAround(tag: SaxesTagNS): Record<string, string> {
    const all: Record<string, string> = Object.assign({}, ...this.open.map((open) => open.tag.ns));
    return Object.fromEntries(Object.entries(all).filter(([prefix]) => !(prefix in tag.ns)));
  }

  /** Stores the validity of the file; refuses the whole file if it has expired. */
  private noteValidity(tag: SaxesTagNS): void {
    const { moment, malformed, expired, value } = expiryOf(plain(tag, 'validUntil'), this.options.now);
    if (malformed) this.refuse(notADate(value));
    if (expired && !this.options.allowExpired)
      this.refuse(`the metadata was valid until ${value}; it may be read with --allow-expired`);
    const seconds = secondsOf(plain(tag, 'cacheDuration'));
    if (moment) this.aggregate.validUntil = moment;
    if (seconds !== undefined) this.aggregate.cacheSeconds = seconds;
  }

  private addText(text: string): void {
    const element = this.open.at(-1);
    if (element?.path === undefined || !readers.has(element.path)) return;
    const room = LONGEST_TEXT - element.text.length;
    element.isTextCut ||= text.length > room;
    element.text += text.slice(0, room);
  }

  private finish(): void {
    const element = this.open.pop();
    const draft = this.draft ?? this.open.findLast(({ group }) => group)?.group;
    if (!draft || element?.path === undefined) return;
    const read = readers.get(element.path);
    if (element.path === '') this.emit(element.tag, draft);
    else if (read && this.hasRoom(draft, element)) read(draft, this.asRead(draft, element));
    if (!this.draft && GROUP_TEXTS.includes(element.path)) this.keepAttributes(draft);
  }

  private keepAttributes({ said }: Draft): void {
    const { text } = this.texts.close(this.bounds.tagEnd) ?? {};
    if (text !== undefined) said.push(text);
    if (text === undefined || said.join('').length > LARGEST_GROUP_TEXTS) this.refuseGroup();
  }

  private refuseGroup(): never {
    this.refuse(`the Extensions of an EntitiesDescriptor say more than ${LARGEST_GROUP} characters`);
  }

  /** Counts the characters of the entity or group; beyond the limit nothing more is kept. */
  private hasRoom(draft: Draft, { tag, text }: Open): boolean {
    const texts = [text, ...Object.values(tag.attributes).map(({ value }) => value)];
    draft.size += texts.reduce((sum, { length }) => sum + length, ELEMENT);
    if (draft !== this.draft && draft.size > LARGEST_GROUP) this.refuseGroup();
    return draft.size <= LARGEST_ENTITY;
  }

  /** Records truncated texts, and drops those that mean something else without their end. */
  private asRead(draft: Draft, { tag, text, isTagCut, isTextCut }: Open): Element {
    if (!isTagCut && !isTextCut) return asElement(tag, text);
    const mayBeCut = !isTagCut && MAY_BE_CUT.test(tag.local);
    const affected = mayBeCut ? this.aggregate.shortened : this.aggregate.droppedTexts;
    const called = `${draft.entity.entityId}: ${tag.local}`;
    if (affected.at(-1) !== called) affected.push(called);
    if (mayBeCut) return asElement(tag, text.replace(HIGH_SURROGATE, ''));
    return asElement(isTagCut ? { ...tag, attributes: {} } : tag, '');
  }

  private emit(tag: SaxesTagNS, { entity, size }: Draft): void {
    const groups = this.open.flatMap(({ group }) => group ?? []);
    takeFromGroups(entity, groups);
    this.draft = undefined;
    const texts = groups.reverse().flatMap((group) => group.said);
    entity.source = this.texts.close(this.bounds.tagEnd, texts);
    const all = [...this.open.map((open) => open.tag), tag];
    const validities = all.map((one) => expiryOf(plain(one, 'validUntil'), this.options.now));
    const malformed = validities.find((one) => one.malformed);
    const isExpired = validities.some(({ expired }) => expired) && !this.options.allowExpired;
    if (malformed) this.aggregate.unusable.push(`${entity.entityId}: ${notADate(malformed.value)}`);
    else if (isExpired) this.aggregate.expired.push(entity.entityId);
    else if (size > LARGEST_ENTITY) this.aggregate.tooLarge.push(entity.entityId);
    else if (entity.identityProvider || entity.serviceProvider) this.options.onEntity(entity);
    else this.aggregate.otherRoles += 1;
  }
}

function notADate(value: string): string {
  return `validUntil is "${value.slice(0, 40)}", not a date and time`;
}
