import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { NextPages } from '#components/blocks/next-pages';
import { StagedHead } from '#components/blocks/staged-head';
import { TitledTexts } from '#components/blocks/titled-texts';
import { Chart } from '#components/ui/chart/chart';
import { DataTable } from '#components/ui/data-table';
import { Diagram } from '#components/ui/diagram/diagram';
import { FactList } from '#components/ui/fact-list';
import { Faq } from '#components/ui/faq';
import { Section } from '#components/ui/section';
import { Steps } from '#components/ui/steps';
import type { withdrawalCrypto, withdrawalSepa } from '#lib/families/support/family';
import type { TemplateProps } from '#lib/page-model/template';
import layout from '../page.module.css';
import { Needs } from './needs';
import { RequestByPost } from './request-by-post';
import styles from './withdrawal.module.css';
import head from './withdrawal-head.module.css';
import needs from './withdrawal-needs.module.css';

type Props = Pick<TemplateProps<typeof withdrawalSepa | typeof withdrawalCrypto>, 'view'>;

/** A title whose hyphenated words do not wrap. */
const Title = ({ name }: { readonly name: string }): ReactNode =>
  name.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className={head['noWrap']}>
        {part}
      </span>
    ) : (
      part
    ),
  );

function Head({ view }: Props): ReactNode {
  const { form, call, instead } = view.links;
  return (
    <StagedHead
      form="beside"
      stage={<Diagram diagram={view.diagram} hasTitle={false} isBare />}
      view={view}
      title={<Title name={view.name} />}
      lead={view.summary}
    >
      <div className={head['answers']}>
        {instead && (
          <p className={head['alternative']}>
            <PageLink href={instead.path}>{instead.name}</PageLink>
          </p>
        )}
        <FactList className={head['facts']} items={view.facts} />
        <p className={head['buttons']}>
          <a className="button" href={`#${form.id}`}>
            {form.name}
          </a>
          <PageLink className="button-quiet" href={call.path}>
            {call.name}
          </PageLink>
        </p>
      </div>
    </StagedHead>
  );
}

function Checks({ view: { labels, checks, verification } }: Props): ReactNode {
  return (
    <Section id="checks" title={labels.checks} tone="mist">
      <TitledTexts items={checks} form="rows" />
      {verification && (
        <div className={styles['verification']}>
          <DataTable {...verification} onPhones="pair" />
        </div>
      )}
    </Section>
  );
}

export function Withdrawal({ view }: Props): ReactNode {
  const { labels } = view;
  return (
    <article className={layout['page']}>
      <Head view={view} />
      <Section id="steps" title={labels.steps}>
        <Steps items={view.steps} />
      </Section>
      <Section id="needs" title={labels.needs} tone="mist">
        <div className={needs['needs']}>
          <Needs items={view.needs} />
        </div>
      </Section>
      <Section id="request" title={view.request.title} tone="mist">
        <RequestByPost request={view.request} />
      </Section>
      <Section id="times" title={labels.timesAndCosts}>
        <div className={styles['tables']}>
          <Chart chart={view.times} />
          <DataTable {...view.costs} onPhones="pair" />
        </div>
      </Section>
      <Checks view={view} />
      {view.questions.length > 0 && (
        <Section id="questions" title={labels.questions}>
          <Faq items={view.questions} />
        </Section>
      )}
      <NextPages id="more" title={view.related.title} from={labels.payOut} items={view.related.items} />
    </article>
  );
}
