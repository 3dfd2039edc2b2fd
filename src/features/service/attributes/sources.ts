/** Messages for the sources that metadata name for attributes (REQUIREMENTS 124). */
const known: Readonly<Record<string, string>> = {
  idp: 'attributes.source.idp',
  surf: 'attributes.source.surf',
  voot: 'attributes.source.voot',
  invite: 'attributes.source.invite',
  eduid: 'attributes.source.eduid',
  sab: 'attributes.source.sab',
  ala: 'attributes.source.ala',
  pseudo_email: 'attributes.source.pseudoEmail',
  manage: 'attributes.source.manage',
  sabrest: 'attributes.source.sabrest',
};

/** Returns the message for a source; undefined for an unknown one, which is shown as it is. */
export function sourceMessage(source: string): string | undefined {
  return Object.hasOwn(known, source) ? known[source] : undefined;
}
