import { brand } from '#content/site/brand';
import { transferContent } from '#content/support/transfer';
import { buildBaseView } from '#lib/content/breadcrumb';
import { typesetDiagram, type DiagramItem } from '#lib/content/diagram-schema';
import { renderInline, typeset } from '#lib/content/markdown/render';
import type { BaseView, LinkItem } from '#lib/content/page';
import { toTelephone } from '#lib/core/telephone';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import type { PartnerEntry } from './collection';
import { findCustomer, type ContactLink } from './contact';
import { listTrail, listWayLinks, transferPath } from './transfer-links';
import type { Transfer, Way, WayItem } from './transfer-schema';

type TitledHtml = { readonly title: string; readonly html: string };
type Fact = { readonly label: string; readonly value: string };

/** A table of two columns. */
type Pairs = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** How to ask: by telephone or by a signed letter. */
export type RequestByPost = {
  readonly title: string;
  readonly telephone: {
    readonly title: string;
    readonly html: string;
    readonly number: ContactLink;
    readonly hours: readonly string[];
  };
  readonly letter: {
    readonly title: string;
    readonly html: string;
    readonly address: readonly string[];
    readonly items: readonly string[];
  };
};

export type WithdrawalSelectionView = BaseView & {
  readonly summary: string;
  readonly diagram: DiagramItem;
  readonly ways: readonly (LinkItem & {
    readonly way: Way;
    readonly facts: readonly Fact[];
    readonly needs: readonly string[];
    readonly action: string;
  })[];
  readonly labels: Readonly<Record<'ways' | 'needs', string>>;
};

export type WithdrawalView = BaseView & {
  readonly summary: string;
  readonly facts: readonly Fact[];
  readonly needs: readonly string[];
  readonly diagram: DiagramItem;
  readonly steps: readonly TitledHtml[];
  readonly checks: readonly TitledHtml[];
  readonly tables: readonly Pairs[];
  /** Answers of the name check; for bank accounts only. */
  readonly verification: Pairs | null;
  readonly request: RequestByPost;
  readonly questions: readonly TitledHtml[];
  readonly otherWay: LinkItem | null;
  readonly labels: Readonly<
    Record<'facts' | 'needs' | 'steps' | 'checks' | 'timesAndCosts' | 'questions' | 'otherWay', string>
  >;
};

function toFacts({ time, cost }: WayItem, locale: Locale): Fact[] {
  const t = translate.support[locale];
  return [
    { label: t('time'), value: typeset(time, locale) },
    { label: t('cost'), value: typeset(cost, locale) },
  ];
}

function buildTables({ times, costs }: WayItem, locale: Locale): Pairs[] {
  const t = translate.support[locale];
  const set = (text: string): string => typeset(text, locale);
  return [
    {
      caption: t('times'),
      head: [t('what'), t('time')],
      rows: times.map(({ what, time }) => [set(what), set(time)]),
    },
    {
      caption: t('costs'),
      head: [t('what'), t('cost')],
      rows: costs.map(({ what, fee }) => [set(what), set(fee)]),
    },
  ];
}

function buildVerification(locale: Locale): Pairs {
  const { verificationTitle, verification } = transferContent[locale];
  const t = translate.support[locale];
  return {
    caption: verificationTitle,
    head: [t('answer'), t('meaning')],
    rows: verification.map(({ answer, meaning }) => [answer, typeset(meaning, locale)]),
  };
}

function buildRequest({ locale, slug, hours }: PartnerEntry, way: Way): RequestByPost {
  const { requestTitle, telephoneTitle, telephoneText, letterTitle, letterText, letter } =
    transferContent[locale];
  const { name, telephone } = findCustomer(slug);
  const { street, postalCode, city, country } = brand.address;
  return {
    title: requestTitle,
    telephone: {
      title: telephoneTitle,
      html: renderInline(telephoneText.replace('{company}', name), locale),
      number: toTelephone(telephone),
      hours: hours.map(({ days, time }) => typeset(`${days}: ${time}`, locale)),
    },
    letter: {
      title: letterTitle,
      html: renderInline(letterText, locale),
      address: [
        brand.legalName,
        translate.support[locale]('department', { company: name }),
        street,
        typeset(`${postalCode} ${city}`, locale),
        country[locale],
      ],
      items: letter[way].map((item) => renderInline(item, locale)),
    },
  };
}

/** Everything the page of the choice between two ways prints. */
export function buildWithdrawalSelectionView(
  entry: PartnerEntry,
  selection: NonNullable<Transfer['selection']>,
): WithdrawalSelectionView {
  const { locale, transfer } = entry;
  const t = translate.support[locale];
  const names = { sepa: t('waySepa'), crypto: t('wayCrypto') };
  return {
    ...buildBaseView(locale, typeset(selection.name, locale), listTrail(entry)),
    summary: typeset(selection.summary, locale),
    diagram: typesetDiagram(selection.diagram, locale),
    ways: (['sepa', 'crypto'] as const).flatMap((way) => {
      const item = transfer?.[way];
      if (!item) return [];
      const needs = item.needs.map((need) => renderInline(need, locale));
      return [
        {
          way,
          name: names[way],
          path: transferPath(entry, way),
          text: typeset(item.forWhom, locale),
          facts: toFacts(item, locale),
          needs,
          action: t('choose'),
        },
      ];
    }),
    labels: { ways: t('ways'), needs: t('needs') },
  };
}

/** Everything the page about one way of a payout prints. */
export function buildWithdrawalView(entry: PartnerEntry, way: Way, item: WayItem): WithdrawalView {
  const { locale } = entry;
  const set = (text: string): string => typeset(text, locale);
  const toHtml = ({ title, text }: { title: string; text: string }): TitledHtml => ({
    title: set(title),
    html: renderInline(text, locale),
  });
  const t = translate.support[locale];
  return {
    ...buildBaseView(locale, set(item.name), listTrail(entry, way)),
    summary: set(item.summary),
    facts: toFacts(item, locale),
    needs: item.needs.map((need) => renderInline(need, locale)),
    diagram: typesetDiagram(item.diagram, locale),
    steps: item.steps.map(toHtml),
    checks: item.checks.map(toHtml),
    tables: buildTables(item, locale),
    verification: way === 'sepa' ? buildVerification(locale) : null,
    request: buildRequest(entry, way),
    questions: item.questions.map(({ question, answer }) => toHtml({ title: question, text: answer })),
    otherWay: listWayLinks(entry).find(({ path }) => path !== transferPath(entry, way)) ?? null,
    labels: {
      facts: t('atAGlance'),
      needs: t('needs'),
      steps: t('steps'),
      checks: t('checks'),
      timesAndCosts: t('timesAndCosts'),
      questions: t('questions'),
      otherWay: t('otherWay'),
    },
  };
}
