import { framed, type Page } from '../pages/frame';
import { html, type Markup } from '../../../platform/http/html';
import { sayIn, type Say } from '../../../platform/text/sentences';
import { nameIn, type FoundInstitutions } from './institutions';
import { localise } from '../../../platform/text/localise';
import type { OfferedLevel } from '../levels/offeredLevel';
import { LEVEL_ANYWHERE, ROLES_ANYWHERE, type DemoPerson, type RoleAnywhere } from './people';

export interface Chooser extends Pick<Page, 'publicUrl' | 'product' | 'translations' | 'language'> {
  /** Languages on offer. */
  readonly languages: readonly string[];
  /** Address of this page, without a query. */
  readonly address: string;
  readonly people: readonly DemoPerson[];
  readonly levels: readonly OfferedLevel[];
  /** Level that the dashboard requests. */
  readonly requestedLevel: OfferedLevel | undefined;
  readonly query: string;
  /** Absent before a search. */
  readonly found: FoundInstitutions | undefined;
}

const arrow = html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="m6 4 4 4-4 4" /></svg>`;

/**
 * Returns the embedded provider's login page: *Choose who you are*. After a search, it shows the institutions found
 * instead of the people.
 */
export function chooserPage(chooser: Chooser): string {
  const { publicUrl, product, translations, language, languages, address, requestedLevel, query, found } =
    chooser;
  const t = sayIn(language, translations);
  return framed({
    publicUrl,
    product,
    translations,
    language,
    title: t('page.chooseTitle'),
    choice: {
      languages,
      address: (other) =>
        `${address}?${new URLSearchParams({ ...(found && { q: query }), language: other })}`,
    },
    body: html`<p class="lede">${t('page.chooseLede')}</p>
      ${
        requestedLevel !== undefined &&
        html`<div class="banner">
          <p><b>${t('page.levelAsked', { level: nameOf(requestedLevel, language) })}</b></p>
          <p>${t('page.levelAskedWhy')}</p>
        </div>`
      }
      ${found ? searchForm(chooser, t) : choices(chooser, listed(chooser, t), t)}
      ${found ? choices(chooser, foundInstitutions(found, t), t) : searchForm(chooser, t)}
      <div class="banner warning"><p>${t('page.warning')}</p></div>`,
  });
}

function choices(chooser: Chooser, rows: Markup, t: Say): Markup {
  const { address, found, requestedLevel } = chooser;
  return html`<form method="post" action="${address}">
    ${levelField(chooser, t)} ${rows}
    <p class="actions">
      ${found && html`<a class="button" href="${address}">${t('page.toPeople')}</a>`}
      <button class="button" name="cancel" value="1">${t('page.cancel')}</button>
      ${requestedLevel === undefined && html`<a class="button" href="/">${t('page.guest')}</a>`}
    </p>
  </form>`;
}

/** Returns the name of a level, or its rank if it has no name. */
function nameOf({ short, rank }: OfferedLevel, language: string): string {
  return (short && localise(short, language)) ?? String(rank);
}

function levelField({ levels, requestedLevel, found, language }: Chooser, t: Say): Markup {
  const anywhere = found && levels.find(({ rank }) => rank >= LEVEL_ANYWHERE);
  const preselected = requestedLevel ?? anywhere;
  // A rank means its first level.
  const valueOf = (level: OfferedLevel) =>
    levels.find(({ rank }) => rank === level.rank) === level ? String(level.rank) : level.uri;
  const option = (value: string, label: string, selected: boolean) =>
    html`<option value="${value}" ${selected && html`selected`}>${label}</option>`;
  return html`<div class="field">
    <label for="level">${t('page.levelLabel')}</label>
    <p class="hint" id="level-hint">${t('page.levelHint')}</p>
    <select id="level" name="level" aria-describedby="level-hint">
      ${!found && option('', t('page.levelAsListed'), preselected === undefined)}
      ${levels.map((level) =>
        option(
          valueOf(level),
          level.short ? nameOf(level, language) : t('page.levelOption', { rank: String(level.rank) }),
          level === preselected,
        ),
      )}
    </select>
  </div>`;
}

function listed({ people, language }: Chooser, t: Say): Markup {
  return html`<h2 class="hidden">${t('page.people')}</h2>
    <ul class="rows">
      ${people.map((person) => html`<li>${personRow(person, language, t)}</li>`)}
    </ul>`;
}

function personRow(person: DemoPerson, language: string, t: Say): Markup {
  const { givenName, surName, institution, role } = person;
  const places = institution ? [institution, ...institution.siblings] : [];
  const place = places.map(({ document, entityId }) => nameIn(document, language, entityId)).join(', ');
  return html`<button class="row" name="subject" value="${person.subject}">
    <span class="initials" aria-hidden="true"
      >${givenName.slice(0, 1)}${surName.slice(0, 1).toUpperCase()}</span
    >
    <span
      ><b>${givenName} ${surName}</b
      ><span class="sub">${t(`page.roles.${role}`)} · ${place || t('page.noInstitution')}</span
      ><span class="sub">${institution?.inTest ? t('page.inTest') : t(`page.abilities.${role}`)}</span></span
    >
    <span class="tag">${t('page.level', { rank: String(person.level) })}</span>${arrow}
  </button>`;
}

function searchForm({ address, query }: Chooser, t: Say): Markup {
  return html`<section class="section" aria-labelledby="any">
    <h2 id="any">${t('page.anyTitle')}</h2>
    <p class="lede">${t('page.anyLede')}</p>
    <form class="field" method="get" action="${address}">
      <label for="q">${t('page.searchLabel')}</label>
      <div class="search">
        <input class="input" id="q" name="q" type="search" value="${query}" autocomplete="off" />
        <button class="button">${t('page.search')}</button>
      </div>
    </form>
  </section>`;
}

function foundInstitutions({ shown, total }: FoundInstitutions, t: Say): Markup {
  const roles = Object.keys(ROLES_ANYWHERE) as RoleAnywhere[];
  return html`<fieldset class="radios">
      <legend>${t('page.roleLabel')}</legend>
      ${roles.map(
        (role, index) =>
          html`<label
            ><input type="radio" name="role" value="${role}" ${index === 0 && html`checked`} />${t(
              `page.roles.${role}`,
            )}</label
          >`,
      )}
    </fieldset>
    <p class="found" role="status">
      ${t('page.found', { shown: shown.length, total, cut: shown.length < total ? 'yes' : 'no' })}
    </p>
    <ul class="rows">
      ${shown.map(
        ({ id, entityId, name }) =>
          html`<li>
            <button class="row plain" name="institution" value="${id}">
              <span><b>${name}</b><span class="sub">${entityId}</span></span
              >${arrow}
            </button>
          </li>`,
      )}
    </ul>`;
}
