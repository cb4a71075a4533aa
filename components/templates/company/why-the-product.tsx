import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import '#components/ui/stacked-table.css';
import { ContactBand } from '#components/blocks/contact-band';
import { PageHead } from '#components/blocks/page-head';
import { Panel } from '#components/blocks/panel-head';
import { ChartDrawings } from '#components/ui/chart/chart';
import { DataTable } from '#components/ui/data-table';
import { Section } from '#components/ui/section';
import { TextSection } from '#components/blocks/text-section';
import type { TemplateProps } from '#lib/page-model/template';
import type { whyTheProduct } from '#lib/families/company/family';
import layout from '../page.module.css';
import dutyStyles from './duty-table.module.css';
import stateStyles from './state.module.css';
import styles from './why-the-product.module.css';

type Props = TemplateProps<typeof whyTheProduct>;

/** The situation with many suppliers, or with one bank. */
function State({ state }: { readonly state: Props['view']['before' | 'after'] }): ReactNode {
  const { id, title, lead, alt, drawings } = state;
  return (
    <section id={id} className={stateStyles['state']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{lead}</p>
      <ChartDrawings drawings={drawings} alt={alt} />
    </section>
  );
}

function Comparison({ comparison }: Pick<Props['view'], 'comparison'>): ReactNode {
  return (
    <Section id="comparison" title={comparison.title} tone="mist">
      <div className={styles['compared']}>
        <DataTable {...comparison.table} repeatsHeading />
      </div>
    </Section>
  );
}

type Duties = TemplateProps<typeof whyTheProduct>['view']['duties'];
type Decider = Duties['deciders'][number];
type Cell = Duties['table']['rows'][number][number];
type Role = 'responsible' | 'involved';

/** Role in a task of the partner (column 1) or the bank (column 2). */
function findRole(decider: Decider | undefined, column: number): Role | undefined {
  if (column === (decider === 'partner' ? 1 : 2)) return 'responsible';
  return decider === 'bank alone' ? undefined : 'involved';
}

function RoleMark({ role, text }: { readonly role: Role; readonly text: string }): ReactNode {
  return (
    <i className={dutyStyles[role]}>
      <span className="visually-hidden">{text}: </span>
    </i>
  );
}

function CellText({ cell }: { readonly cell: Cell | undefined }): ReactNode {
  return <span dangerouslySetInnerHTML={toMarkup(cell?.html ?? '')} />;
}

/** Division of tasks; a filled mark shows who decides. */
function DutyTable({ duties: { table, key: words, deciders } }: { readonly duties: Duties }): ReactNode {
  const [responsible, involved] = words;
  const texts = { responsible, involved };
  return (
    <div className={`${dutyStyles['duties']} stacks`}>
      <table>
        <caption>
          {table.caption}
          <span className={dutyStyles['key']} aria-hidden="true">
            <span>
              <i className={dutyStyles['responsible']} /> {responsible}
            </span>
            <span>
              <i className={dutyStyles['involved']} /> {involved}
            </span>
          </span>
        </caption>
        <thead>
          <tr>
            {table.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([task, ...cells], row) => (
            <tr key={row}>
              <th scope="row">
                <CellText cell={task} />
              </th>
              {cells.map((cell, index) => {
                const role = findRole(deciders[row], index + 1);
                return (
                  <td key={index} data-column={table.head[index + 1]}>
                    {role && <RoleMark role={role} text={texts[role]} />}
                    <CellText cell={cell} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function WhyTheProduct({ view }: Props): ReactNode {
  const { before, after, principles, comparison, duties, limits, contact } = view;
  return (
    <div className={layout['page']}>
      <Panel>
        <PageHead
          view={view}
          kicker={view.name}
          title={view.title}
          lead={view.summary}
          figure={<State state={before} />}
        >
          <nav className={styles['parts']} aria-label={view.labels.contents}>
            <ol>
              {view.parts.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
        </PageHead>
        <div className={styles['after']}>
          <State state={after} />
        </div>
      </Panel>
      <TextSection id="principles" title={principles.title} items={principles.items} />
      <Comparison comparison={comparison} />
      <Section id="duties" title={duties.title}>
        <p className={styles['lead']} dangerouslySetInnerHTML={toMarkup(duties.html ?? '')} />
        <DutyTable duties={duties} />
      </Section>
      <TextSection id="limits" title={limits.title} tone="mist" items={limits.items} form="rows" />
      <ContactBand {...contact} text={contact.lead} href={view.contactHref} />
    </div>
  );
}
