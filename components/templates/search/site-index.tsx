import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { SiteSearch } from '#islands/site-search';
import { TextSection } from '#components/blocks/text-section';
import { StagedHead } from '#components/blocks/staged-head';
import { FindField } from '#components/ui/find-field';
import { LinkList } from '#components/ui/link-list';
import { PhoneDisclosure } from '#components/ui/phone-disclosure';
import type { TemplateProps } from '#lib/page-model/template';
import type { siteIndex } from '#lib/families/search/family';
import planStyles from './index-plan.module.css';
import lineStyles from './index-line.module.css';
import kinds from './kind-line.module.css';
import { buildLines, countPages, listMarks, type IndexLine, type Station } from './line-tree';
import styles from './site-index.module.css';

/** Child pages as a branch of the line. */
function Branch({ stations }: { readonly stations: readonly Station[] }): ReactNode {
  return (
    <>
      <svg className={lineStyles['points']} viewBox="0 0 16 24" aria-hidden="true" focusable="false">
        <path d="M0 0l16 16v10" />
      </svg>
      <Stops stations={stations} />
    </>
  );
}

/** A station; without a page of its own, a disclosure with its branch. */
function Stop({ name, path, branch }: Station): ReactNode {
  if (path === undefined)
    return (
      <details>
        <summary>{name}</summary>
        <Branch stations={branch} />
      </details>
    );
  return (
    <>
      <PageLink href={path}>{name}</PageLink>
      {branch.length > 0 && <Branch stations={branch} />}
    </>
  );
}

function Stops({ stations }: { readonly stations: readonly Station[] }): ReactNode {
  return (
    <ul className={`dotted-links ${lineStyles['stops']}`}>
      {stations.map((station) => (
        <li key={station.path ?? station.name}>
          <Stop {...station} />
        </li>
      ))}
    </ul>
  );
}

/** A line of so many pages is no longer than a phone's window. */
const fewPages = 12;

type LineProps = { readonly line: IndexLine; readonly pages: string };

/** A vertical line of pages with branches; on phones, long ones are shown on request. */
function Line({ line, pages }: LineProps): ReactNode {
  const { slug, name, path, stations } = line;
  const count = countPages(line);
  return (
    <section id={`line-${slug}`} className={lineStyles['line']}>
      <h2 className="badge">{path === undefined ? name : <PageLink href={path}>{name}</PageLink>}</h2>
      {count > fewPages && <PhoneDisclosure label={`${String(count)} ${pages}`} />}
      <Stops stations={stations} />
    </section>
  );
}

/** Widths of the marks in px. */
const ring = 20;
const point = 9;

/** x position of each page's mark. */
function placeMarks(line: IndexLine): { readonly x: number; readonly isOnLine: boolean }[] {
  let end = 8;
  return listMarks(line.stations).map((isOnLine) => {
    const width = isOnLine ? ring : point;
    end += width;
    return { x: end - width / 2, isOnLine };
  });
}

type TrackProps = { readonly marks: ReturnType<typeof placeMarks>; readonly width: number };

function Track({ marks, width }: TrackProps): ReactNode {
  return (
    <svg viewBox={`0 0 ${width} 24`} aria-hidden="true" focusable="false">
      <path d={`M0 12H${marks.at(-1)?.x ?? 0}`} />
      {marks.map(({ x, isOnLine }) =>
        isOnLine ? (
          <circle key={x} cx={x} cy="12" r="6.5" />
        ) : (
          <path key={x} className={planStyles['point']} d={`M${x} 7v10`} />
        ),
      )}
    </svg>
  );
}

type IndexPlanProps = { readonly lines: readonly IndexLine[]; readonly title: string; readonly note: string };

/** All lines with a mark per page: the size of each subject, and a link to it. */
function IndexPlan({ lines, title, note }: IndexPlanProps): ReactNode {
  const rows = lines.map((line) => ({ ...line, count: countPages(line), marks: placeMarks(line) }));
  const width = Math.max(...rows.map(({ marks }) => marks.at(-1)?.x ?? 0)) + 10;
  return (
    <nav className={planStyles['plan']} aria-label={title}>
      <ul>
        {rows.map(({ slug, name, count, marks }) => (
          <li key={slug}>
            <a className="badge" href={`#line-${slug}`}>
              {name} <span>{count}</span>
            </a>
            <Track marks={marks} width={width} />
          </li>
        ))}
      </ul>
      <p>{note}</p>
    </nav>
  );
}

export function SiteIndex({ view, shared }: TemplateProps<typeof siteIndex>): ReactNode {
  const groups = shared['site-index'];
  const all = groups.flatMap(({ head, items }) => [...(head ? [head] : []), ...items]);
  const tasks = view.taskPaths.flatMap((path) => all.find((item) => item.path === path) ?? []);
  const lines = buildLines(view.lines, groups, view.otherPages);
  return (
    <div className={styles['page']}>
      <StagedHead
        form="snapped"
        view={view}
        title={view.title}
        lead={view.intro}
        figure={<IndexPlan lines={lines} {...view.plan} />}
      >
        <FindField name={view.field} />
        <section className={styles['tasks']} aria-labelledby="tasks">
          <h2 id="tasks">{view.tasksTitle}</h2>
          <LinkList items={tasks} />
        </section>
      </StagedHead>
      <SiteSearch
        language={view.language}
        className={`${styles['results']} ${kinds['kinds']}`}
        failed={view.searchFailed}
        searching={view.searching}
        foundTitle={view.foundTitle}
      />
      <div className={styles['groups']}>
        {lines.map((line) => (
          <Line key={line.slug} line={line} pages={view.pages} />
        ))}
      </div>
      <TextSection id="advice" {...view.advice} />
    </div>
  );
}
