import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { EmergencyPanel } from '#components/blocks/emergency-panel';
import { NextPages } from '#components/blocks/next-pages';
import { StagedHead } from '#components/blocks/staged-head';
import { TitledTexts } from '#components/blocks/titled-texts';
import { FindField } from '#components/ui/find-field';
import { Icon } from '#components/ui/icon';
import { LinkList } from '#components/ui/link-list';
import { ListState } from '#components/ui/list-state';
import { CompanyMark } from '#components/ui/company-mark';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { supportIndex } from '#lib/families/support/family';
import layout from '../page.module.css';
import { ComplaintsSection } from './complaints';
import styles from './companies.module.css';
import { PageFeedback } from '#components/blocks/page-feedback';

type View = TemplateProps<typeof supportIndex>['view'];

type RowProps = Pick<View, 'labels'> & { readonly company: View['list']['companies'][number] };

/** Next steps, shown once the company is found. */
function Offers({ company: { page, transfer }, labels }: RowProps): ReactNode {
  return (
    <div className={styles['offers']}>
      <p>{labels.next}</p>
      <LinkList items={[page, transfer].flatMap((offer) => offer ?? [])} />
    </div>
  );
}

function CompanyRow({ company, labels }: RowProps): ReactNode {
  const { slug, name, names, what, telephone, email, hours, page } = company;
  return (
    <li id={slug} data-find-names={names}>
      <CompanyMark slug={slug} />
      <div>
        <h3>
          {page ? (
            <PageLink href={page.path} aria-label={page.name}>
              {name}
            </PageLink>
          ) : (
            name
          )}
        </h3>
        <p>{what}</p>
      </div>
      <div className={styles['hours']}>
        {hours.map(({ days, time }) => (
          <p key={days}>
            {days}: {time}
          </p>
        ))}
      </div>
      <a
        className={styles['telephone']}
        href={telephone.href}
        data-find-offer=""
        aria-label={`${labels.call} ${name}: ${telephone.text}`}
      >
        <Icon name="phone" />
        {telephone.text}
      </a>
      <p className={styles['email']}>
        <a href={email.href} aria-label={`${labels.write} ${name}: ${email.text}`}>
          {email.text}
        </a>
      </p>
      {page && <Offers company={company} labels={labels} />}
    </li>
  );
}

export function SupportIndex({ view }: TemplateProps<typeof supportIndex>): ReactNode {
  return (
    <div className={layout['page']}>
      <StagedHead
        form="snapped"
        view={view}
        title={view.title}
        lead={view.summary}
        figure={<EmergencyPanel id="block" {...view.emergency} />}
      />
      <Section id="companies" title={view.list.title} lead={view.list.hint}>
        <div className={styles['find']}>
          <FindField
            name={view.labels.findCompany}
            parameter="company"
            options={view.list.companies.map(({ name }) => name)}
          />
          <ListState {...view.state} />
        </div>
        <ul className={styles['companies']} data-behaviour="find-item">
          {view.list.companies.map((company) => (
            <CompanyRow key={company.slug} company={company} labels={view.labels} />
          ))}
        </ul>
      </Section>
      <ComplaintsSection complaints={view.complaints} />
      <Section id="topics" title={view.topics.title}>
        <TitledTexts items={view.topics.items} form="rows" />
      </Section>
      <PageFeedback {...view.feedback} />
      <NextPages id="more" {...view.more} />
    </div>
  );
}
