import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { ContactBand } from '#components/blocks/contact-band';
import { StagedHead } from '#components/blocks/staged-head';
import { SideHeadingText } from '#components/blocks/side-heading-text';
import { FactList } from '#components/ui/fact-list';
import { KeyFigures } from '#components/ui/key-figures';
import { Section } from '#components/ui/section';
import { ChartDrawings } from '#components/ui/chart/chart';
import { ExternalLink } from '#components/ui/external-link';
import { Person } from '#components/ui/person';
import type { TemplateProps } from '#lib/page-model/template';
import type { aboutPage } from '#lib/families/company/family';
import layout from '../page.module.css';
import styles from './about.module.css';
import boardStyles from './board-route.module.css';
import historyStyles from './history.module.css';
import { DependencyPanel } from './dependency-panel';
import surroundingsStyles from './surroundings.module.css';

type Props = Pick<TemplateProps<typeof aboutPage>, 'view'>;
type StationProps = Props['view']['history']['parts'][number][number];

/** The office and the nearest stations as a plan and as a list. */
function Surroundings({ view }: Props): ReactNode {
  const { title, alt, drawings, stations, noteHtml, href, open, opensInNewTab } = view.surroundings;
  return (
    <div className={surroundingsStyles['surroundings']}>
      <div className={surroundingsStyles['panel']}>
        <ChartDrawings drawings={drawings} alt={alt} />
      </div>
      <h3>{title}</h3>
      <ol>
        {stations.map(({ names: [name, more], lines, distance }) => (
          <li key={name + (more ?? '')}>
            <strong>{name}</strong>
            {more && <span>{more}</span>}
            <span>{lines}</span>
            <span className={surroundingsStyles['distance']}>{distance}</span>
          </li>
        ))}
      </ol>
      <p className={surroundingsStyles['note']} dangerouslySetInnerHTML={toMarkup(noteHtml)} />
      <p>
        <ExternalLink href={href} hint={opensInNewTab}>
          {open}
        </ExternalLink>
      </p>
    </div>
  );
}

function Place({ view }: Props): ReactNode {
  const { place } = view;
  return (
    <Section id="place" title={place.title} lead={place.lead} tone="mist">
      <FactList className={styles['place']} items={place.facts} />
      <Surroundings view={view} />
    </Section>
  );
}

/** A year; years without an entry are marked before the next one. */
function Station({ year, title, html, passed }: StationProps): ReactNode {
  return (
    <li>
      <h3>
        <span className={historyStyles['year']}>{year}</span> <span>{title}</span>
      </h3>
      <p className={historyStyles['text']} dangerouslySetInnerHTML={toMarkup(html)} />
      {passed > 0 && (
        <div className={historyStyles['emptyYears']} aria-hidden="true">
          {Array.from({ length: passed }, (_, index) => (
            <span key={index} />
          ))}
        </div>
      )}
    </li>
  );
}

/** The company's history as a timeline, in columns where there is room. */
function History({ view: { history } }: Props): ReactNode {
  return (
    <Section id="history" title={history.title} lead={history.lead} tone="mist">
      <div className={historyStyles['parts']}>
        {history.parts.map((stations) => (
          <ol key={stations[0]?.year} className={historyStyles['years']}>
            {stations.map((station) => (
              <Station key={station.year} {...station} />
            ))}
          </ol>
        ))}
      </div>
    </Section>
  );
}

/** A board member's position on the approval route: the start, or a signal for members with a veto. */
function PositionMark({ hasVeto }: { readonly hasVeto: boolean }): ReactNode {
  return (
    <svg className={boardStyles['signal']} viewBox="0 0 40 46.4" aria-hidden="true" focusable="false">
      {hasVeto ? (
        <g>
          <path d="M0 36.4h12M6 36.4v-18h10" />
          <circle cx="27" cy="18.4" r="11" />
          <circle className={boardStyles['light']} cx="27" cy="18.4" r="6" />
        </g>
      ) : (
        <circle className={boardStyles['start']} cx="6.4" cy="46.4" r="6.4" />
      )}
    </svg>
  );
}

/** The board along the approval route of a new programme. */
function BoardRoute({ view: { board } }: Props): ReactNode {
  return (
    <Section id="board" title={board.title} lead={board.lead}>
      <div className={boardStyles['panel']}>
        <p className={boardStyles['caption']}>{board.veto}</p>
        <ul className={boardStyles['people']}>
          {board.people.map(({ name, role, task, hasVeto }) => (
            <li key={name}>
              <PositionMark hasVeto={hasVeto} />
              <Person name={name} role={role} text={task} />
            </li>
          ))}
        </ul>
        <p className={boardStyles['destination']}>{board.goal}</p>
      </div>
      <p className={boardStyles['note']} dangerouslySetInnerHTML={toMarkup(board.html)} />
    </Section>
  );
}

export function About({ view }: Props): ReactNode {
  return (
    <div className={layout['page']}>
      <StagedHead
        stage={<DependencyPanel dependencies={view.dependencies} />}
        view={view}
        title={view.title}
        lead={view.summary}
      />
      <div className={styles['figures']}>
        <KeyFigures items={view.figures} />
      </div>
      <div className={styles['name']}>
        <SideHeadingText html={view.html} />
      </div>
      <History view={view} />
      <BoardRoute view={view} />
      <Place view={view} />
      <ContactBand
        {...view.contact}
        text={view.contact.lead}
        href={view.contactHref}
        related={{ title: view.related.title, items: view.related.pages }}
      />
    </div>
  );
}
