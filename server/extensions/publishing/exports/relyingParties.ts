import type { Queries } from '../../../platform/storage/database';
import { institutionConnections, type Reach } from './connections';
import { isPlainForSpring, xmlText } from './quoting';

const BEANS = `<beans xmlns="http://www.springframework.org/schema/beans"
       xmlns:c="http://www.springframework.org/schema/c"
       xmlns:util="http://www.springframework.org/schema/util"
       xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
       xsi:schemaLocation="http://www.springframework.org/schema/beans http://www.springframework.org/schema/beans/spring-beans.xsd
                           http://www.springframework.org/schema/util http://www.springframework.org/schema/util/spring-util.xsd"
       default-init-method="initialize" default-destroy-method="destroy">
  <bean id="shibboleth.UnverifiedRelyingParty" parent="RelyingParty">
    <property name="profileConfigurations"><list/></property>
  </bean>
  <bean id="shibboleth.DefaultRelyingParty" parent="RelyingParty">
    <property name="profileConfigurations"><list/></property>
  </bean>
  <util:list id="shibboleth.RelyingPartyOverrides">
`;

/**
 * Yields the activation of relying parties of a Shibboleth IdP: it answers only connected services, and logs in with
 * several factors if the institution has set that.
 */
export async function* relyingParties(queries: Queries, reach: Reach): AsyncGenerator<string> {
  const factors = new Map<string, string[]>();
  for await (const { services } of institutionConnections(queries, reach)) {
    for (const { entityId, type, multiFactor = '' } of services) {
      if (type !== 'saml20_sp' || ![entityId, multiFactor].every(isPlainForSpring)) continue;
      factors.set(multiFactor, [...(factors.get(multiFactor) ?? []), entityId]);
    }
  }
  yield BEANS;
  for (const [factor, ids] of factors) yield override(factor, ids);
  yield '  </util:list>\n</beans>\n';
}

function override(factor: string, entityIds: readonly string[]): string {
  const values = entityIds.map((entityId) => `          <value>${xmlText(entityId)}</value>\n`);
  const methods =
    factor === ''
      ? '<ref bean="SAML2.SSO"/>'
      : `<bean parent="SAML2.SSO">
            <property name="defaultAuthenticationMethods">
              <list><bean parent="shibboleth.SAML2AuthnContextClassRef" c:_0="${xmlText(factor)}"/></list>
            </property>
          </bean>`;
  return `    <bean parent="RelyingPartyByName">
      <constructor-arg name="relyingPartyIds">
        <list>
${values.join('')}        </list>
      </constructor-arg>
      <property name="profileConfigurations">
        <list>
          ${methods}
          <ref bean="SAML2.Logout"/>
        </list>
      </property>
    </bean>
`;
}
