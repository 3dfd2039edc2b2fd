import type { CategoryName } from '../../contracts/domain/attributes/entityCategory';
import type { Term } from '../terms';
import '../texts/category';

interface CategoryMessages {
  readonly name: string;
  /** The category of a service or an identity provider, as a sentence. */
  readonly text: string;
  readonly term?: Term;
}

export const categoryMessages: Readonly<Record<CategoryName, CategoryMessages>> = {
  coco1: { name: 'category.coco1', text: 'category.coco1.text', term: 'codeOfConduct' },
  coco2: { name: 'category.coco2', text: 'category.coco2.text', term: 'codeOfConduct' },
  rs: { name: 'category.rs', text: 'category.rs.text', term: 'researchAndScholarship' },
  anonymous: { name: 'category.anonymous', text: 'category.anonymous.text' },
  pseudonymous: { name: 'category.pseudonymous', text: 'category.pseudonymous.text' },
  personalized: { name: 'category.personalized', text: 'category.personalized.text' },
  hidden: { name: 'category.hidden', text: 'category.hidden.text' },
  clarin: { name: 'category.clarin', text: 'category.clarin.text' },
  sirtfi1: { name: 'category.sirtfi1', text: 'category.sirtfi1.text', term: 'sirtfi' },
  sirtfi2: { name: 'category.sirtfi2', text: 'category.sirtfi2.text', term: 'sirtfi' },
};
