import type { Subject } from '../subject';

export const administration: Subject = {
  type: { en: 'Staff and administration', nl: 'Personeel en administratie', pt: 'Pessoal e administração' },
  products: [
    'Finance',
    'Payroll',
    'Recruitment',
    'Procurement',
    'Travel Desk',
    'Expense Claims',
    'Contract Register',
    'Service Desk',
    'Staff Survey',
    'Records',
  ],
  purposes: [
    {
      en: '{name} handles orders, invoices and budgets of faculties and services.',
      nl: '{name} verwerkt bestellingen, facturen en budgetten van faculteiten en diensten.',
      pt: '{name} trata as encomendas, as faturas e os orçamentos das faculdades e dos serviços.',
    },
    {
      en: 'Employees look up their contract, leave and payslips in {name}.',
      nl: 'Medewerkers bekijken in {name} hun contract, verlof en loonstroken.',
      pt: 'Em {name}, os colaboradores consultam o contrato, as férias e os recibos de vencimento.',
    },
    {
      en: '{name} takes questions to the department that can answer them and shows how far each one is.',
      nl: '{name} brengt vragen bij de afdeling die ze kan beantwoorden en laat zien hoever elke vraag is.',
    },
    {
      en: 'Vacancies, applications and interview rounds are prepared and kept in {name}.',
      nl: 'Vacatures, sollicitaties en gespreksrondes worden in {name} voorbereid en bewaard.',
    },
  ],
  details: [
    {
      en: 'Approving amounts above the limit needs a login with a second factor.',
      nl: 'Bedragen boven de grens goedkeuren kan alleen na inloggen met een tweede factor.',
      pt: 'A aprovação de valores acima do limite exige um segundo fator de autenticação.',
    },
    {
      en: 'The institution decides in a policy which employees have access.',
      nl: 'De instelling bepaalt met een autorisatieregel welke medewerkers toegang hebben.',
    },
    {
      en: 'It exchanges data with the institution’s staff records every night.',
      nl: 'Elke nacht wisselt het gegevens uit met de personeelsadministratie van de instelling.',
    },
  ],
  keywords: {
    en: 'staff finance forms',
    nl: 'personeel financiën formulieren',
    pt: 'pessoal finanças formulários',
  },
  attributes: ['uid', 'mail', 'givenName', 'sn', 'eduPersonAffiliation', 'ou'],
};
