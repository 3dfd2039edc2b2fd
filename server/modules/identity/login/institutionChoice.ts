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

/** A login that waits for the person to choose. A logout of the provider finds it by its members, as it finds a session. */
interface Waiting extends Pick<Principal, 'issuer' | 'subject' | 'providerSession'> {
  readonly state: string;
  readonly institutions: readonly string[];
  /** The attempt and what the provider answered, sealed for the browser that began the login. */
  readonly login: string;
}

/** A login that the provider has answered. */
export interface Login {
  readonly attempt: LoginAttempt;
  readonly answer: Authenticated;
}

/** Keeps a login that names several institutions until the person has chosen one of them, on a page that asks. */
export function institutionChoice({ config, database, now }: Dependencies) {
  const logins = loginAttemptStore<Waiting>(database, now, 'institution');
  const cookies = cookieNames(config);

  /** Returns the browser that may choose: the one that began the login. */
  function browserOf(request: FastifyRequest): string | undefined {
    const browser = request.cookies[cookies.login];
    return isOpaqueId(browser) ? browser : undefined;
  }

  async function ask(
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

  /** Returns the page that asks; `undefined` where no login of this browser waits for it. */
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

  /** Takes the login that waits, so that it goes on only once. */
  async function take(request: FastifyRequest, state: string): Promise<Login | undefined> {
    const browser = browserOf(request);
    const waiting = browser && (await logins.take(browser, state));
    return waiting ? (opened(browser + state, waiting.login) as Login) : undefined;
  }

  return { ask, page, take };
}
