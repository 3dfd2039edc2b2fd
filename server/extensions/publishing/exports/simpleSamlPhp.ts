import type { InstitutionConnections } from './connectionsSchema';
import { phpText } from './quoting';

const HEADER = `<?php
// A processing filter for SimpleSAMLphp: 'authproc' => [50 => require '<this file>'] lets those in that are connected.
return [
    'class' => 'core:PHP',
    'connections' => [
`;

/**
 * A refused person returns to the service, which gets the reason. In a proxy, `saml:sp:IdP` is the institution where
 * the person has logged in; without one, it is our own.
 */
const END = `    ],
    'code' => '$file = ' . var_export(__FILE__, true) . ';' . <<<'CODE'

        $idp = $state['saml:sp:IdP'] ?? $state['Source']['entityid'] ?? '';
        $sp = $state['Destination']['entityid'] ?? '';
        if (!isset((require $file)['connections'][$idp][$sp])) {
            \\SimpleSAML\\Auth\\State::throwException($state, new \\SimpleSAML\\Module\\saml\\Error(
                'urn:oasis:names:tc:SAML:2.0:status:Responder',
                'urn:oasis:names:tc:SAML:2.0:status:RequestDenied',
                'The institution and the service are not connected.'
            ));
        }
CODE,
];
`;

/** Yields a filter of SimpleSAMLphp in PHP, including the institution's settings for each service. */
export async function* simpleSamlPhp(
  institutions: AsyncIterable<InstitutionConnections>,
): AsyncGenerator<string> {
  yield HEADER;
  for await (const { entityId, services } of institutions) {
    const lines = services
      .filter(({ type }) => type === 'saml20_sp')
      .map(({ entityId: service, level, multiFactor, consent }) => {
        const settings = Object.entries({ level, multiFactor, consent: consent?.type }).flatMap(
          ([name, value]) => (value === undefined ? [] : [`${phpText(name)} => ${phpText(value)}`]),
        );
        return `            ${phpText(service)} => [${settings.join(', ')}],\n`;
      });
    yield `        ${phpText(entityId)} => [\n${lines.join('')}        ],\n`;
  }
  yield END;
}
