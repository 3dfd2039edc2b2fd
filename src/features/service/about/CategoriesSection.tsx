import { FormattedMessage } from 'react-intl';
import { safeLink } from '../../../lib/links';
import { KeyValue } from '../../../ui/lists/KeyValue';
import { Section } from '../../../ui/page/Section';
import { categoryNameOf } from '../../../contracts/domain/attributes/entityCategory';
import { categoryMessages } from '../../../i18n/messages/categoryMessages';
import { NewTabLink } from '../../../ui/actions/NewTabLink';
import { TermTip } from '../../../ui/overlays/TermTip';

export function CategoriesSection({ categories }: { readonly categories: readonly string[] }) {
  if (categories.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="service.categories" />} tip={<TermTip term="entityCategory" />}>
      <KeyValue
        items={categories.map((uri) => {
          const known = categoryNameOf(uri);
          const category = known && categoryMessages[known];
          return {
            key: uri,
            term: category ? (
              <>
                <FormattedMessage id={category.name} /> {category.term && <TermTip term={category.term} />}
              </>
            ) : (
              <FormattedMessage id="category.other" />
            ),
            value: category ? (
              <>
                <FormattedMessage id={category.text} /> · <Definition uri={uri} />
              </>
            ) : (
              <Definition uri={uri} full />
            ),
          };
        })}
      />
    </Section>
  );
}

function Definition({ uri, full = false }: { readonly uri: string; readonly full?: boolean }) {
  const href = safeLink(uri);
  if (!href) return uri;
  return <NewTabLink href={href}>{full ? uri : <FormattedMessage id="category.definition" />}</NewTabLink>;
}
