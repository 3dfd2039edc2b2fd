import { SaxesParser, type SaxesTagNS } from 'saxes';
import { newDraft, readers, type Draft, type Element } from './elements';
import type { MetadataEntity } from './entity';
import { EntityTexts } from './entityText';
import { MetadataError } from './metadataError';
import { METADATA, REFEDS_CONTACT, tableName, XML } from './namespaces';
import { LONGEST_TEXT, TokenBounds } from './tokenBounds';
import { expiryOf, secondsOf } from './validity';

export interface ParserOptions {
  /** How messages call the file. */
  readonly file: string;
  readonly now: Date;
  readonly allowExpired: boolean;
  readonly onEntity: (entity: MetadataEntity) => void;
}

export interface Aggregate {
  /** Name of the outermost EntitiesDescriptor; of an entity alone, its id. */
  name: string | undefined;
  /** When the validity of the file ends. */
  validUntil?: Date;
  /** After how many seconds at the latest the file should be read again. */
  cacheSeconds?: number;
  /** Entities whose own validity has ended, although that of the file has not. */
  expired: string[];
  /** Entities that are left out because they are too large. */
  tooLarge: string[];
  /** Entities with a text that was cut because of its length. */
  shortened: string[];
  /** Entities that are neither an identity provider nor a service. */
  otherRoles: number;
}

interface Open {
  /** Path within the EntityDescriptor, `` for it; undefined: nothing in here is read. */
  readonly path: string | undefined;
  readonly tag: SaxesTagNS;
  /**
   * Whether this is an EntitiesDescriptor that stands only within others. Entities count there, and not inside of a
   * signature, for example.
   */
  readonly group: boolean;
  text: string;
}

const DEEPEST = 64;
/** Most characters of an entity; the largest known ones have some ten thousand. */
const LARGEST_ENTITY = 1024 * 1024;
/** What an element counts for in addition to its text. */
const ELEMENT = 64;
/** Ten times what all federations of the world register together. */
const MOST_ENTITIES = 200_000;

/**
 * Reads a SAML aggregate piece by piece; never holds more than one entity. Throws MetadataError for what is not
 * well-formed, not metadata, expired, or has a document type (no entity of it is ever expanded).
 */
export class MetadataParser {
  readonly aggregate: Aggregate = {
    name: undefined,
    expired: [],
    tooLarge: [],
    shortened: [],
    otherRoles: 0,
  };
  private readonly saxes: SaxesParser<{ xmlns: true; position: true }>;
  private readonly bounds: TokenBounds;
  private readonly texts = new EntityTexts();
  private readonly open: Open[] = [];
  private draft: Draft | undefined;
  /** Size of the entity that is being read. */
  private size = 0;
  private isShortened = false;
  private entities = 0;
  /** Lines that the bounds have kept from the parser. */
  private skippedLines = 0;

  constructor(private readonly options: ParserOptions) {
    this.saxes = new SaxesParser({ xmlns: true, position: true });
    this.bounds = new TokenBounds({
      write: (text) => this.saxes.write(text),
      skip: (lines) => (this.skippedLines += lines),
      refuse: (reason) => this.refuse(reason),
    });
    this.saxes.on('error', (error) => this.refuse(error.message.replace(/^\d+:\d+: /, '')));
    this.saxes.on('doctype', () => this.refuse('a document type (DOCTYPE) is not allowed in metadata'));
    this.saxes.on('xmldecl', ({ encoding }) => {
      if (encoding !== undefined && !/^utf-?8$/i.test(encoding)) {
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
    const countable = parent === undefined || parent.group;
    const path = this.draft ? this.pathWithin(tag) : countable ? this.pathAbove(tag) : undefined;
    const group = countable && tag.uri === METADATA && tag.local === 'EntitiesDescriptor';
    this.open.push({ path, tag, group, text: '' });
  }

  private pathWithin(tag: SaxesTagNS): string | undefined {
    const parent = this.open.at(-1)?.path;
    const name = tableName(tag.uri, tag.local);
    if (parent === undefined || name === undefined) return undefined;
    return parent === '' ? name : `${parent}/${name}`;
  }

  /** Returns the path of an element outside of entities; `undefined` where it is not read. */
  private pathAbove(tag: SaxesTagNS): string | undefined {
    const outermost = this.open.length === 0;
    const ours = tag.uri === METADATA && ['EntitiesDescriptor', 'EntityDescriptor'].includes(tag.local);
    if (outermost && !ours) {
      this.refuse(
        `the outermost element is ${tag.local} in the namespace "${tag.uri}", not EntitiesDescriptor or EntityDescriptor in "${METADATA}"`,
      );
    }
    if (!ours) return undefined;
    if (outermost) this.noteValidity(tag);
    if (outermost || tag.local === 'EntitiesDescriptor') this.checkExpiry(tag);
    if (tag.local === 'EntitiesDescriptor') {
      if (outermost) this.aggregate.name = plain(tag, 'Name') || undefined;
      return undefined;
    }
    const entityId = plain(tag, 'entityID').trim();
    if (entityId === '' || entityId.length > 1024) {
      this.refuse('an EntityDescriptor has no entityID of 1 to 1024 characters');
    }
    if (outermost) this.aggregate.name = entityId;
    this.entities += 1;
    if (this.entities > MOST_ENTITIES) this.refuse(`there are more than ${MOST_ENTITIES} entities`);
    this.draft = newDraft(entityId, this.line);
    this.texts.open(this.bounds.tagStart, this.namespacesAround(tag));
    this.size = 0;
    this.isShortened = false;
    return '';
  }

  /** Returns the namespaces in scope that the tag does not declare itself. */
  private namespacesAround(tag: SaxesTagNS): Record<string, string> {
    const all: Record<string, string> = Object.assign({}, ...this.open.map((open) => open.tag.ns));
    return Object.fromEntries(Object.entries(all).filter(([prefix]) => !(prefix in tag.ns)));
  }

  private noteValidity(tag: SaxesTagNS): void {
    const { moment } = expiryOf(plain(tag, 'validUntil'), this.options.now);
    const seconds = secondsOf(plain(tag, 'cacheDuration'));
    if (moment) this.aggregate.validUntil = moment;
    if (seconds !== undefined) this.aggregate.cacheSeconds = seconds;
  }

  private checkExpiry(tag: SaxesTagNS): void {
    const expiry = this.expiry(tag);
    if (expiry !== undefined && !this.options.allowExpired) {
      this.refuse(`the metadata was valid until ${expiry}; it may be read with --allow-expired`);
    }
  }

  private expiry(tag: SaxesTagNS): string | undefined {
    const validity = expiryOf(plain(tag, 'validUntil'), this.options.now);
    if (validity.malformed) this.refuse(`validUntil is "${validity.value}", not a date and time`);
    return validity.expired ? validity.value : undefined;
  }

  private addText(text: string): void {
    const element = this.open.at(-1);
    if (element?.path === undefined || !readers.has(element.path)) return;
    element.text += text.slice(0, LONGEST_TEXT - element.text.length);
  }

  private finish(): void {
    const element = this.open.pop();
    if (!element || !this.draft || element.path === undefined) return;
    const read = readers.get(element.path);
    if (element.path === '') this.emit(element.tag, this.draft.entity);
    else if (read && this.hasRoom(element)) read(this.draft, asElement(element));
  }

  /** Counts the characters of the entity; beyond the limit nothing more is kept. */
  private hasRoom({ tag, text }: Open): boolean {
    const said = [text, ...Object.values(tag.attributes).map(({ value }) => value)];
    this.isShortened ||= said.some(({ length }) => length >= LONGEST_TEXT);
    this.size += said.reduce((sum, { length }) => sum + length, ELEMENT);
    return this.size <= LARGEST_ENTITY;
  }

  private emit(tag: SaxesTagNS, entity: MetadataEntity): void {
    this.draft = undefined;
    entity.source = this.texts.close(this.bounds.tagEnd);
    const expired = this.expiry(tag) !== undefined && !this.options.allowExpired;
    if (this.isShortened) this.aggregate.shortened.push(entity.entityId);
    if (expired) this.aggregate.expired.push(entity.entityId);
    else if (this.size > LARGEST_ENTITY) this.aggregate.tooLarge.push(entity.entityId);
    else if (entity.identityProvider || entity.serviceProvider) this.options.onEntity(entity);
    else this.aggregate.otherRoles += 1;
  }
}

function plain(tag: SaxesTagNS, name: string): string {
  return tag.attributes[name]?.value ?? '';
}

function qualified(tag: SaxesTagNS, uri: string, local: string): string {
  const found = Object.values(tag.attributes).find((one) => one.uri === uri && one.local === local);
  return found?.value.trim() ?? '';
}

function asElement({ tag, text }: Open): Element {
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    language: qualified(tag, XML, 'lang').toLowerCase(),
    attribute: (name) => plain(tag, name).trim(),
    get extensionType() {
      return qualified(tag, REFEDS_CONTACT, 'contactType');
    },
  };
}
