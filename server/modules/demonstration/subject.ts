/** Text in the languages that the invented provider offers. */
export interface Text {
  readonly en: string;
  readonly nl: string;
  readonly pt?: string;
}

/** Names, descriptions and attributes of one kind of service; `{name}` is replaced by the name of the service. */
export interface Subject {
  readonly type: Required<Text>;
  readonly products: readonly string[];
  readonly purposes: readonly Text[];
  readonly details: readonly Text[];
  readonly keywords: Text;
  /** Short names of attributes (attributes.ts) that such services often request. */
  readonly attributes: readonly string[];
}
