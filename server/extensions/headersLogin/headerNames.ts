import {
  attributeCalled,
  attributeDictionary,
} from '../../../src/contracts/domain/attributes/attributeDictionary';

/** Names of attributes in Shibboleth's own `attribute-map.xml` that differ from ours. */
const SHIBBOLETH: Readonly<Record<string, string>> = {
  mail: 'mail',
  givenName: 'givenName',
  sn: 'sn',
  cn: 'cn',
  o: 'o',
  ou: 'ou',
  preferredLanguage: 'preferredLanguage',
  eppn: 'eduPersonPrincipalName',
  affiliation: 'eduPersonScopedAffiliation',
  'unscoped-affiliation': 'eduPersonAffiliation',
  'primary-affiliation': 'eduPersonPrimaryAffiliation',
  entitlement: 'eduPersonEntitlement',
  assurance: 'eduPersonAssurance',
  'persistent-id': 'eduPersonTargetedID',
  isMemberOf: 'isMemberOf',
  eduPersonOrcid: 'eduPersonOrcid',
  schacHomeOrganization: 'schacHomeOrganization',
  'subject-id': 'subject-id',
  'pairwise-id': 'pairwise-id',
};

/** An attribute of a login, and all headers that may hold it, the one of the contract first. */
interface HeadedAttribute {
  /** Its name in our answers (`attributeMap`). */
  readonly shown: string;
  readonly headers: readonly string[];
}

/** Every attribute that a web server can send, in the names of the contract and in Shibboleth's. */
export const headedAttributes: readonly HeadedAttribute[] = attributeDictionary.flatMap(
  ({ urn, headers }) => {
    const others = Object.entries(SHIBBOLETH).filter(([, name]) => attributeCalled(name) === urn);
    const all = [...headers, ...others.map(([header]) => header)];
    const [shown] = all;
    return shown === undefined ? [] : [{ shown, headers: all }];
  },
);
