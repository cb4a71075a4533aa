import { findCustomer } from '#lib/facts/customers';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { family } from '#lib/page-model/family';
import { entryPage, listPage } from '#lib/page-model/collection-pages';
import type { ThingOf } from '#lib/page-model/json-ld';
import { page, type Page, type PageFacts } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { readWords, supportPartners, type FaqGroup, type PartnerEntry } from './schema';
import { buildSelectionView, buildWithdrawalView, listWays, transferId } from './transfer-view';
import {
  buildCategoryView,
  buildClientView,
  buildFaqView,
  buildIndexView,
  categoryId,
  readFaq,
} from './view';

type WithdrawalView = ReturnType<typeof buildWithdrawalView>;

const withdrawalSections = ['request', 'needs', 'steps', 'checks', 'times', 'questions'];

export const supportIndex = template<ReturnType<typeof buildIndexView>>()('support-index', {
  sections: ['block', 'companies', 'not-satisfied'],
});
export const supportClient = template<ReturnType<typeof buildClientView>>()('support-client', {
  sections: ['contact', 'block', 'roles', 'transfer', 'questions', 'not-satisfied'],
});
export const supportFaq = template<ReturnType<typeof buildFaqView>>()('support-faq');
export const supportCategory = template<ReturnType<typeof buildCategoryView>>()('support-category');
export const withdrawalSelection = template<ReturnType<typeof buildSelectionView>>()('withdrawal-selection', {
  sections: ['ways'],
});
export const withdrawalSepa = template<WithdrawalView>()('withdrawal-sepa', { sections: withdrawalSections });
export const withdrawalCrypto = template<WithdrawalView>()('withdrawal-crypto', {
  sections: withdrawalSections,
});

function indexPage(locale: Locale): Page {
  const entries = [readFaq(locale), ...supportPartners.all(locale)];
  return listPage(supportIndex, 'support', readWords(locale), entries, () => buildIndexView(locale), {
    contact: 'help',
    jsonLd: { '@type': 'ContactPage' },
  });
}

/** @see https://schema.org/FAQPage */
function describeQuestions(questions: FaqGroup['questions']): ThingOf<'FAQPage'> {
  const mainEntity = questions.map(
    ({ title, html }): ThingOf<'Question'> => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: html },
    }),
  );
  return { '@type': 'FAQPage', mainEntity };
}

function faqPage(locale: Locale): Page {
  const entry = readFaq(locale);
  return page(supportFaq, {
    id: 'support/faq',
    contact: 'help',
    of: entry,
    ancestors: [indexPage(locale)],
    view: () => buildFaqView(entry),
    jsonLd: describeQuestions(entry.groups.flatMap(({ questions }) => questions)),
  });
}

/** Each category has its own page. docs/specification.md#s41. */
function categoryPages(locale: Locale): Page[] {
  const entry = readFaq(locale);
  return entry.groups.map((group) =>
    page(supportCategory, {
      id: categoryId(group),
      contact: 'help',
      of: {
        ...entry,
        name: group.name,
        metaTitle: translate.support[locale]('categoryTitle', { category: group.name }),
        description: group.description,
        searchTerms: group.searchTerms,
      },
      ancestors: [indexPage(locale), faqPage(locale)],
      view: () => buildCategoryView(entry, group),
      jsonLd: describeQuestions(group.questions),
    }),
  );
}

function clientPage(entry: PartnerEntry): Page {
  const { name, telephone, email } = findCustomer(entry.slug);
  const contactPoint = {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    telephone,
    email,
  } as const;
  return entryPage(supportClient, indexPage(entry.locale), entry, () => buildClientView(entry), {
    contact: 'help',
    jsonLd: { '@type': 'ContactPage', about: { '@type': 'Organization', name, contactPoint } },
  });
}

/** Pages about a company's payouts, as many as its file has parts. */
function transferPages(entry: PartnerEntry): Page[] {
  const { selection } = entry.transfer ?? {};
  const company = { ...clientPage(entry), name: findCustomer(entry.slug).name };
  const ancestors = [indexPage(entry.locale), company];
  const describe = ({ name, description }: { name: string; description: string }) => ({
    of: { ...entry, name, description },
    jsonLd: { '@type': 'WebPage' } as const,
    contact: 'help' as const,
  });
  const choice = selection && [
    page(withdrawalSelection, {
      ...describe(selection),
      id: transferId(entry),
      ancestors,
      view: () => buildSelectionView(entry, selection),
    }),
  ];
  const payOut = translate.support[entry.locale]('payOut');
  const methodAncestors = [...ancestors, ...(choice ?? []).map((link) => ({ ...link, name: payOut }))];
  const single = listWays(entry).map(({ way, item }) => {
    const facts: PageFacts<WithdrawalView> = {
      ...describe(item),
      id: transferId(entry, way),
      ancestors: methodAncestors,
      view: () => buildWithdrawalView(entry, way, item),
    };
    return page(way === 'sepa' ? withdrawalSepa : withdrawalCrypto, facts);
  });
  return [...(choice ?? []), ...single];
}

export const supportFamily = family(
  'support',
  [
    supportIndex,
    supportClient,
    supportFaq,
    supportCategory,
    withdrawalSelection,
    withdrawalSepa,
    withdrawalCrypto,
  ],
  (locale) => [
    indexPage(locale),
    faqPage(locale),
    ...categoryPages(locale),
    ...supportPartners.all(locale).flatMap((entry) => [clientPage(entry), ...transferPages(entry)]),
  ],
);
