import type { Texts } from './texts.en';

export const nl: Texts = {
  skip: 'Naar de hoofdinhoud',
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
    viewer: 'Ziet alles, verstuurt geen aanvragen',
    member: 'Ziet diensten; geen tickets, geen instellingen',
    superUser: 'Nodigt instellingen uit en handelt namens elke instelling',
    none: 'Ziet de pagina voor mensen zonder toegang',
  },
  level: (rank) => `niveau ${rank}`,
  inTest: 'Een testinstelling: kan geen productiediensten koppelen',
  levelLabel: 'Niveau van deze login',
  levelHint: 'Is voor iets een hoger niveau nodig, dan wordt u gevraagd opnieuw in te loggen.',
  levelAsListed: 'Het niveau van elke persoon',
  levelOption: (rank) => `LoA ${rank}`,
  levelAsked: (level) => `Het dashboard vereist niveau ${level}.`,
  levelAskedWhy:
    'Het is hieronder al gekozen. Kiest u een lager niveau, dan ziet u dat uw login niet sterk genoeg is.',
  anyTitle: 'Een andere instelling',
  anyLede: 'Log in namens elke instelling van de federatie, ook de geïmporteerde.',
  roleLabel: 'Rol daar',
  searchLabel: 'Naam of entity ID van de instelling',
  search: 'Zoeken',
  found: (shown, total) =>
    total === 0
      ? 'Geen instelling heeft dit in haar naam of entity ID.'
      : total === 1
        ? '1 instelling. Kies die om in te loggen.'
        : shown < total
          ? `De eerste ${shown} van ${total} instellingen. Kies er een om in te loggen, of vul meer van de naam in.`
          : `${total} instellingen. Kies er een om in te loggen.`,
  cancel: 'Annuleren',
  guest: 'Verdergaan als gast',
  warning:
    'Niet voor echt gebruik: iedereen op deze computer kan als ieder ander inloggen. Een beheerder vervangt deze pagina door de login van de instellingen zelf.',
  noAccessTitle: 'U kunt dit dashboard niet gebruiken',
  noAccessUnknown: (institution) =>
    `U bent ingelogd via ${institution}, en dat is geen instelling van deze federatie.`,
  noAccessNone: 'Uw login vermeldt niet bij welke instelling u hoort.',
  noAccessHelp:
    'Log in via een andere instelling, kijk rond als gast of neem contact op met de ondersteuning van de federatie.',
  signInAgain: 'Opnieuw inloggen',
  toStart: 'Naar de startpagina',
  contact: 'Contact met de ondersteuning van de federatie',
  lostTitle: 'Deze login kan niet worden afgemaakt',
  lostText:
    'Hij duurde te lang, is al gebruikt of is in een andere browser begonnen. U bent niet ingelogd. Begin opnieuw.',
  unreachableTitle: 'De logindienst antwoordt niet',
  unreachableText: 'U bent niet ingelogd. Probeer het zo opnieuw.',
  retry: 'Opnieuw proberen',
  tooManyTitle: 'Te veel logins tegelijk',
  tooManyText: (seconds) =>
    `Vanaf uw netwerk zijn in de laatste minuut meer logins begonnen dan dit dashboard toestaat. U bent niet ingelogd. Probeer het over ${seconds} ${seconds === 1 ? 'seconde' : 'seconden'} opnieuw.`,
  unavailableTitle: 'Het dashboard kan niet bij zijn gegevens',
  unavailableText:
    'Meestal is dit binnen een minuut voorbij. Wat is opgeslagen, is er nog. Probeer het zo opnieuw.',
  brokenTitle: 'Er ging iets mis',
  brokenText: (reference: string) =>
    `Dit is een fout van het dashboard. Houdt het aan, meld het dan bij de ondersteuning van de federatie en noem ${reference}.`,
  noPageTitle: 'Pagina niet gevonden',
  noPageText: 'Misschien is het adres afgebroken of verkeerd getypt. Open het dashboard en ga daar verder.',
  badAddressTitle: 'Deze link is niet toegestaan',
  badAddressText:
    'Hij vraagt om een login die naar een andere site leidt, of om een niveau dat hier niet bestaat. Open het dashboard en log daar in.',
};
