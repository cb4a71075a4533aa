import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { ContactBand } from '#components/blocks/contact-band';
import { ContentsList } from '#components/blocks/contents-list';
import { TitledTexts } from '#components/blocks/titled-texts';
import { Chart } from '#components/ui/chart/chart';
import { DataTable } from '#components/ui/data-table';
import { Diagram } from '#components/ui/diagram/diagram';
import { Section } from '#components/ui/section';
import { Steps } from '#components/ui/steps';
import type { TemplateProps } from '#lib/page-model/template';
import type { developersPage } from '#lib/families/developers/family';
import article from '../article.module.css';
import { CentsSwitch } from './cents';
import { CodeSample } from './code-sample';
import contentsStyles from './contents.module.css';
import styles from './developers.module.css';
import { Opening } from './opening';
import { Program } from './program';
import { StateTrack } from './state-track';
import states from './state-track.module.css';

type Props = { readonly view: TemplateProps<typeof developersPage>['view'] };

function Access({ view: { access } }: Props): ReactNode {
  const { token, items, title, lead } = access;
  return (
    <Section id="access" title={title} lead={lead}>
      <div className={styles['messages']}>
        <div>
          <div>
            <h3>{token.title}</h3>
            <p dangerouslySetInnerHTML={toMarkup(token.html)} />
          </div>
          {token.codes.map((code) => (
            <CodeSample key={code.label} {...code} />
          ))}
        </div>
      </div>
      <TitledTexts items={items} form="columns" />
    </Section>
  );
}

function Live({ view: { live } }: Props): ReactNode {
  return (
    <Section id="live" title={live.title} lead={live.lead} tone="mist">
      <DataTable {...live.table} />
      <h3 className={styles['steps']}>{live.steps}</h3>
      <Steps items={live.items} level={4} />
    </Section>
  );
}

function States({ view: { states: plan } }: Props): ReactNode {
  return (
    <Section id="states" title={plan.title} lead={plan.lead} tone="mist">
      <div className={styles['states']}>
        <Diagram diagram={plan.diagram} />
        <div className={styles['reasons']}>
          <DataTable {...plan.reasons} />
          <p className={styles['note']} dangerouslySetInnerHTML={toMarkup(plan.noteHtml)} />
        </div>
      </div>
    </Section>
  );
}

function Flow({ view: { flow } }: Props): ReactNode {
  return (
    <Section id="transfer" title={flow.title} lead={flow.lead}>
      <div className={states['flow']}>
        <StateTrack label={flow.statesLabel} states={flow.states} />
        <ol className={styles['messages']}>
          {flow.messages.map(({ id, title, html, codes, program }) => (
            <li key={id} data-message={id}>
              <div>
                <h3>{title}</h3>
                <p dangerouslySetInnerHTML={toMarkup(html)} />
              </div>
              {codes.map((code) => (
                <CodeSample key={code.label} {...code} />
              ))}
              {program && <Program {...program} />}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

function Webhooks({ view: { webhooks } }: Props): ReactNode {
  return (
    <Section id="webhooks" title={webhooks.title} lead={webhooks.lead}>
      <div className={styles['webhooks']}>
        <TitledTexts items={webhooks.items} form="columns" />
        <div>
          <Program {...webhooks.program} />
          <p className={styles['note']} dangerouslySetInnerHTML={toMarkup(webhooks.noteHtml)} />
        </div>
      </div>
    </Section>
  );
}

function Rules({ view: { rules } }: Props): ReactNode {
  return (
    <Section id="rules" title={rules.title}>
      <ul className={styles['rules']}>
        {rules.items.map(({ title, html, code }) => (
          <li key={title}>
            <h3>{title}</h3>
            <div className={styles['codes']}>
              <p dangerouslySetInnerHTML={toMarkup(html)} />
              {code && <CodeSample {...code} />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Changelog({ view: { changelog, status } }: Props): ReactNode {
  return (
    <Section id="changelog" title={changelog.title} lead={changelog.lead}>
      <div className={styles['versions']}>
        <ul className={styles['changes']}>
          {changelog.items.map(({ iso, day, title, html }) => (
            <li key={iso}>
              <time dateTime={iso}>{day}</time>
              <h3>{title}</h3>
              <p dangerouslySetInnerHTML={toMarkup(html)} />
            </li>
          ))}
        </ul>
        <div>
          <Chart chart={changelog.support} />
          <p className={styles['note']} dangerouslySetInnerHTML={toMarkup(changelog.moreHtml)} />
        </div>
      </div>
      <div className={styles['status']}>
        <h3>{status.title}</h3>
        <p dangerouslySetInnerHTML={toMarkup(status.html)} />
      </div>
    </Section>
  );
}

function Contents({ view: { contents } }: Props): ReactNode {
  return (
    <div className={contentsStyles['line']}>
      <ContentsList label={contents.label} headings={contents.headings} />
    </div>
  );
}

export function Developers({ view }: TemplateProps<typeof developersPage>): ReactNode {
  const { start, resources, errors, contact } = view;
  return (
    <div className={article['page']}>
      <Opening view={view} />
      <div className={styles['page']}>
        <Contents view={view} />
        <Section id="start" title={start.title} lead={start.lead}>
          <Steps items={start.items} />
        </Section>
        <CentsSwitch cents={view.cents} />
        <Access view={view} />
        <Live view={view} />
        <Flow view={view} />
        <States view={view} />
        <Webhooks view={view} />
        <Section id="resources" title={resources.title} tone="mist">
          <DataTable {...resources.table} />
          <div className={styles['reasons']}>
            <TitledTexts items={resources.items} form="columns" />
          </div>
        </Section>
        <Rules view={view} />
        <Section id="errors" title={errors.title} lead={errors.lead} tone="mist">
          <DataTable {...errors.table} />
        </Section>
        <Changelog view={view} />
      </div>
      <ContactBand {...contact} text={contact.lead ?? ''} href={view.contactHref} />
    </div>
  );
}
