import type { Texts } from './texts.en';

export const nl: Texts = {
  skip: 'Direct naar de inhoud',
  language: 'Taal',
  chooseTitle: 'Kies wie u bent',
  chooseLede:
    'Deze installatie gebruikt de ingebouwde demonstratielogin. De personen zijn verzonnen en hebben geen wachtwoord nodig.',
  toPeople: 'Terug naar de personen van de demonstratie',
  people: 'Personen van de demonstratie',
  noInstitution: 'Geen instelling die dit dashboard kent',
  roles: {
    admin: 'Beheerder',
    viewer: 'Lezer',
    member: 'Lid',
    superUser: 'Supergebruiker',
    none: 'Geen rol',
  },
  abilities: {
    admin: 'Koppelt diensten, wijzigt gegevens, beheert autorisatieregels',
    viewer: 'Ziet alles, dient geen aanvragen in',
    member: 'Ziet diensten; geen tickets, geen instellingen',
    superUser: 'Nodigt instellingen uit en handelt namens elke instelling',
    none: 'Krijgt de pagina voor personen zonder toegang te zien',
  },
  level: (rank) => `niveau ${rank}`,
  inTest: 'Een instelling in test: kan geen diensten in productie koppelen',
  levelLabel: 'Niveau van deze login',
  levelHint: 'Een aanvraag die meer nodig heeft, vraagt u opnieuw in te loggen op een hoger niveau.',
  levelAsListed: 'Zoals vermeld',
  levelOption: (rank) => `LoA ${rank}`,
  levelAsked: (rank) => `Het dashboard vraagt om niveau ${rank}.`,
  levelAskedWhy:
    'Het is hieronder gekozen. Met een lager niveau telt de login als niet sterk genoeg, en dat krijgt u te zien.',
  anyTitle: 'Een andere instelling',
  anyLede: 'Log in namens elke instelling van de federatie, ook de geïmporteerde.',
  roleLabel: 'Rol daar',
  searchLabel: 'Naam of entity ID van de instelling',
  search: 'Zoeken',
  found: (shown, total) =>
    total === 0
      ? 'Geen instelling heeft dit in haar naam of entity ID.'
      : total === 1
        ? '1 instelling. Kies haar om in te loggen.'
        : shown < total
          ? `De eerste ${shown} van ${total} instellingen. Kies er een om in te loggen, of zoek op meer van de naam.`
          : `${total} instellingen. Kies er een om in te loggen.`,
  cancel: 'Annuleren',
  guest: 'Verdergaan als gast',
  warning:
    'Niet voor echt gebruik: iedereen op deze machine kan als iedereen inloggen. Een beheerder vervangt deze pagina door de login van de instellingen zelf.',
  noAccessTitle: 'U kunt dit dashboard niet gebruiken',
  noAccessUnknown: (institution) =>
    `U bent ingelogd via ${institution}, en dat is geen instelling van deze federatie.`,
  noAccessNone: 'Uw login vermeldt niet bij welke instelling u hoort.',
  noAccessHelp: 'Log in via een andere instelling, kijk rond als gast of neem contact op met de federatie.',
  signInAgain: 'Opnieuw inloggen',
  toStart: 'Naar de startpagina',
  contact: 'Contact opnemen met de federatie',
  lostTitle: 'Deze login kan niet verder',
  lostText:
    'Hij duurde te lang, is al gebruikt of is in een andere browser begonnen. U bent niet ingelogd. Begin opnieuw.',
  unreachableTitle: 'De logindienst antwoordt niet',
  unreachableText: 'U bent niet ingelogd. Probeer het zo meteen opnieuw.',
  retry: 'Opnieuw proberen',
  tooManyTitle: 'Te veel logins tegelijk',
  tooManyText: (seconds) =>
    `Vanaf uw netwerk zijn in de laatste minuut meer logins begonnen dan dit dashboard toestaat. U bent niet ingelogd. Probeer het over ${seconds} ${seconds === 1 ? 'seconde' : 'seconden'} opnieuw.`,
  unavailableTitle: 'Het dashboard kan niet bij zijn gegevens',
  unavailableText:
    'Meestal is dat binnen een minuut voorbij. Wat is opgeslagen, is er nog. Probeer het zo opnieuw.',
  brokenTitle: 'Er is iets misgegaan',
  brokenText: (reference: string) =>
    `Dit is een fout van het dashboard. Komt die terug, geef de servicedesk van de federatie dan dit kenmerk door: ${reference}.`,
  noPageTitle: 'Deze pagina bestaat niet',
  noPageText: 'Misschien is het adres afgebroken of verkeerd getypt. Open het dashboard en ga daar verder.',
  badAddressTitle: 'Deze link is niet toegestaan',
  badAddressText:
    'Hij vraagt om een login die naar een andere site leidt, of om een niveau dat hier niet bestaat. Open het dashboard en log daar in.',
};
