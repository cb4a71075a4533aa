import { brand } from '#content/site/brand';
import { financialCalendar, shareholders } from '#content/site/key-figures';
import { buildBaseView } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { BaseView, LinkItem } from '#lib/content/page';
import { setTexts, type QuotedFacts, type SetTexts } from '#lib/content/set-texts';
import { formatDay } from '#lib/core/date';
import { localeTags, type Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { investorsPages, type InvestorsEntry, type InvestorsEntryOf } from './collection';
import { buildDocument } from './documents';
import { derivedYears, keyRows, type DerivedYear } from './key-rows';

type Words<S extends InvestorsEntry['slug'], K extends keyof InvestorsEntryOf<S>> = BaseView &
  SetTexts<Pick<InvestorsEntryOf<S>, K | 'title' | 'summary'>>;
type Row = readonly string[];
export type Bar = { readonly label: string; readonly text: string; readonly value: number };
export type Holder = {
  readonly name: string;
  readonly percent: number;
  readonly text: string;
  readonly qualifying: boolean;
};

export type InvestorsView = Words<
  'investors',
  'figures' | 'years' | 'ownership' | 'governance' | 'supervision' | 'calendar' | 'downloads' | 'contact'
> & {
  readonly yearHead: Row;
  readonly yearRows: readonly Row[];
  readonly profits: readonly Bar[];
  readonly holders: readonly Holder[];
  readonly board: readonly { readonly name: string; readonly role: string }[];
  readonly dates: readonly { readonly iso: string; readonly day: string; readonly title: string }[];
  readonly downloadPath: string;
  readonly contactHref: string;
};

type Download = {
  readonly title: string;
  readonly html: string;
  readonly type: string;
  readonly href: string;
  readonly fileName: string;
  readonly size: string;
  readonly sha256: string;
};

export type DownloadView = Words<'download', 'check' | 'missing'> & {
  readonly files: readonly Download[];
  readonly day: string;
  readonly labels: Readonly<Record<'checksum' | 'date' | 'fileName', string>>;
};

const minus = '\u2212';

function formatNumber(value: number, locale: Locale, decimals: number): string {
  return value
    .toLocaleString(localeTags[locale], { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    .replace('-', minus);
}

/** The last two years of the table, for texts that quote them. */
function listFacts(locale: Locale): QuotedFacts {
  const one = (value: number): string => formatNumber(value, locale, 1);
  const [first, previous, last] = [
    derivedYears[0],
    derivedYears.at(-2),
    derivedYears.at(-1),
  ] as readonly DerivedYear[];
  if (!first || !previous || !last) throw new Error('The key figures need three years.');
  const finance = brand.board[1];
  return {
    firstYear: String(first.year),
    previousYear: String(previous.year),
    lastYear: String(last.year),
    income: one(last.income),
    previousIncome: one(previous.income),
    profit: one(last.profit),
    previousProfit: one(previous.profit),
    costIncome: one(last.costIncomePercent),
    previousCostIncome: one(previous.costIncomePercent),
    cet1: one(last.cet1Percent),
    supervisoryBoardChair: brand.supervisoryBoardChair,
    financeName: finance.name,
    financeRole: finance.role[locale],
    email: brand.email.office,
  };
}

/** The newest year first: what is read first, and on phones what is seen. */
function buildYearRows(locale: Locale): Row[] {
  const t = translate.investors[locale];
  return keyRows.map(([row, decimals]) => [
    typeset(t(`rows.${row}`), locale),
    ...derivedYears.toReversed().map((year) => formatNumber(year[row], locale, decimals)),
  ]);
}

/** The page for investors, as a link. */
export function investorsLink(locale: Locale): LinkItem {
  return { name: investorsPages.get(locale, 'investors').name, path: buildPath(locale, 'investors') };
}

/** Key figures, ownership, bodies, supervisors and dates. */
export function buildInvestorsView(entry: InvestorsEntryOf<'investors'>): InvestorsView {
  const {
    locale,
    title,
    summary,
    figures,
    years,
    ownership,
    governance,
    supervision,
    calendar,
    downloads,
    contact,
  } = entry;
  return {
    ...buildBaseView(locale, typeset(entry.name, locale)),
    ...setTexts(
      { title, summary, figures, years, ownership, governance, supervision, calendar, downloads, contact },
      locale,
      listFacts(locale),
    ),
    yearHead: [years.unit, ...derivedYears.toReversed().map(({ year }) => String(year))],
    yearRows: buildYearRows(locale),
    profits: derivedYears.map(({ year, profit }) => ({
      label: String(year),
      text: formatNumber(profit, locale, 1),
      value: profit,
    })),
    holders: shareholders.map(({ name, percent, qualifying }) => ({
      name: typeset(name[locale], locale),
      percent,
      qualifying,
      text: typeset(`${formatNumber(percent, locale, 1)}${locale === 'de' ? ' ' : ''}%`, locale),
    })),
    board: brand.board.map(({ name, role }) => ({ name, role: role[locale] })),
    dates: financialCalendar.map(({ day, title: event }) => ({
      iso: day,
      day: formatDay(day, locale),
      title: typeset(event[locale], locale),
    })),
    downloadPath: buildPath(locale, 'investors/download'),
    contactHref: `mailto:${brand.email.office}`,
  };
}

function toDownload(
  { file, type, title, text }: InvestorsEntryOf<'download'>['files'][number],
  locale: Locale,
): Download {
  const { path, bytes, sha256 } = buildDocument(file, locale);
  const size = typeset(
    translate.investors[locale]('kilobytes', { size: formatNumber(bytes / 1000, locale, 1) }),
    locale,
  );
  return {
    ...setTexts({ title, text }, locale, listFacts(locale)),
    type,
    href: path,
    fileName: path.split('/').at(-1) ?? '',
    size,
    sha256,
  };
}

/** Files with day, size and checksum. */
export function buildDownloadView(entry: InvestorsEntryOf<'download'>): DownloadView {
  const { locale, title, summary, check, missing, files, date } = entry;
  const t = translate.investors[locale];
  return {
    ...buildBaseView(locale, typeset(entry.name, locale), [investorsLink(locale)]),
    ...setTexts({ title, summary, check, missing }, locale, listFacts(locale)),
    files: files.map((file) => toDownload(file, locale)),
    day: formatDay(date, locale),
    labels: { checksum: t('checksum'), date: t('date'), fileName: t('fileName') },
  };
}
