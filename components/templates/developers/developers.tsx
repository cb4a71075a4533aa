import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { Neighbours } from '#components/blocks/neighbours';
import { PageFeedback } from '#components/blocks/page-feedback';
import { DataTable } from '#components/ui/data-table';
import { Section } from '#components/ui/section';
import { Steps } from '#components/ui/steps';
import type { TemplateProps } from '#lib/page-model/template';
import type { developersPage } from '#lib/families/developers/family';
import layout from '../page.module.css';
import { CentsSwitch } from './cents';
import styles from './developers.module.css';
import { GuideHead } from './guide-head';
import { Guides, More } from './guides';
import { LocalNavigation } from './local-navigation';
import { Opening } from './opening';
import type { Part, PartOf } from './part';
import { Access, Errors, Resources, Rules } from './request-parts';
import { Flow, States } from './transfer-parts';
import { Deliveries, Signature } from './webhook-parts';

function Live({ part: live }: { readonly part: PartOf<'live'> }): ReactNode {
  return (
    <Section id={live.id} title={live.title} lead={live.lead}>
      <DataTable {...live.table} />
      <h3 className={styles['steps']}>{live.steps}</h3>
      <Steps items={live.items} level={4} />
    </Section>
  );
}

/** A part of one of the four pages, by its id. */
function PagePart({ part }: { readonly part: Part }): ReactNode {
  switch (part.id) {
    case 'start':
      return (
        <Section id={part.id} title={part.title} lead={part.lead}>
          <Steps items={part.items} />
        </Section>
      );
    case 'guides':
      return <Guides part={part} />;
    case 'live':
      return <Live part={part} />;
    case 'more':
      return <More part={part} />;
    case 'transfer':
      return <Flow part={part} />;
    case 'states':
      return <States part={part} />;
    case 'cents':
      return <CentsSwitch cents={part} />;
    case 'webhooks':
      return <Signature part={part} />;
    case 'deliveries':
      return <Deliveries part={part} />;
    case 'access':
      return <Access part={part} />;
    case 'resources':
      return <Resources part={part} />;
    case 'rules':
      return <Rules part={part} />;
    case 'errors':
      return <Errors part={part} />;
  }
}

/** The first page for developers, and the guides below it. */
export function Developers({ view }: TemplateProps<typeof developersPage>): ReactNode {
  const { head, navigation, parts, neighbours, feedback, contact } = view;
  return (
    <div className={layout['page']}>
      {head.kind === 'opening' ? <Opening view={view} head={head} /> : <GuideHead view={view} head={head} />}
      <div className={styles['page']}>
        <LocalNavigation {...navigation} />
        {parts.map((part) => (
          <PagePart key={part.id} part={part} />
        ))}
        <Neighbours items={neighbours} />
      </div>
      <PageFeedback {...feedback} />
      {contact && <ContactBand {...contact} />}
    </div>
  );
}
