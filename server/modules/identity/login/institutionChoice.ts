import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies';
import { valuesOf } from './claims';
import { institutionNames } from '../../federation/federation.module';
import { pageLanguage } from '../pages/browserLanguage';
import { institutionPage } from '../pages/institution.page';
import type { Principal } from '../principal';
import { cookieNames } from '../session/cookies';
import { isOpaqueId, opaqueId } from '../session/opaqueId';
import { opened, sealed } from '../session/sealed';
import { LOGIN_ATTEMPT_SECONDS, loginAttemptStore, type LoginAttempt } from './loginAttempt.store';
import { INSTITUTION_PATH } from './providerSettings';
import type { Authentication } from './relyingParty';
import type { SignIn } from './signIn';

type Authenticated = Extract<Authentication, { kind: 'authenticated' }>;

/** Login that waits for a choice. A logout at the provider finds it by these members, as it finds a session. */
interface Waiting extends Pick<Principal, 'issuer' | 'subject' | 'providerSession'> {
  readonly state: string;
  readonly institutions: readonly string[];
  /** Attempt and answer of the provider, sealed for the browser that began the login. */
  readonly login: string;
}

/** Login that the provider has answered. */
export interface Login {
  readonly attempt: LoginAttempt;
  readonly answer: Authenticated;
}

/** Keeps a login with several institutions until the person has chosen one of them on a page. */
export function institutionChoice({ config, database, now }: Dependencies) {
  const logins = loginAttemptStore<Waiting>(database, now, 'institution');
  const cookies = cookieNames(config);

  /** Returns the id of the browser that began the login and may choose. */
  function browserOf(request: FastifyRequest): string | undefined {
    const browser = request.cookies[cookies.login];
    return isOpaqueId(browser) ? browser : undefined;
  }

  async function showChoice(
    request: FastifyRequest,
    reply: FastifyReply,
    login: Login,
    { institutions, person: { issuer, subject } }: Extract<SignIn, { kind: 'several' }>,
  ): Promise<FastifyReply> {
    const browser = browserOf(request) ?? opaqueId();
    const state = opaqueId();
    const [providerSession] = valuesOf(login.answer.claims['sid']);
    await logins.save(browser, {
      state,
      institutions,
      issuer,
      subject,
      ...(providerSession !== undefined && { providerSession }),
      login: sealed(browser + state, login),
    });
    return reply
      .setCookie(cookies.login, browser, { ...cookies.options, maxAge: LOGIN_ATTEMPT_SECONDS })
      .redirect(`${INSTITUTION_PATH}?state=${state}`, 303);
  }

  /** Returns the page with the question; `undefined` if no login of this browser waits for it. */
  async function page(request: FastifyRequest, state: string): Promise<string | undefined> {
    const browser = browserOf(request);
    const waiting = browser && (await logins.find(browser, state));
    if (!waiting) return undefined;
    const { federation, publicUrl, product, translations } = config;
    const { languages } = federation;
    const language = pageLanguage(request, languages);
    const names = await institutionNames(database.read, waiting.institutions, language);
    const institutions = waiting.institutions.map((id) => ({ id, name: names.get(id) ?? id }));
    return institutionPage({ publicUrl, product, translations, language, languages, institutions, state });
  }

  /** Takes the waiting login, so that it continues only once. */
  async function take(request: FastifyRequest, state: string): Promise<Login | undefined> {
    const browser = browserOf(request);
    const waiting = browser && (await logins.take(browser, state));
    return waiting ? (opened(browser + state, waiting.login) as Login) : undefined;
  }

  return { showChoice, page, take };
}
