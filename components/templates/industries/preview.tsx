import type { ReactNode } from 'react';
import { Mockup, type MockupProps } from '#components/blocks/mockup';
import { CompanyMark } from '#components/ui/company-mark';
import { FactList } from '#components/ui/fact-list';
import { Icon } from '#components/ui/icon';
import { AppBar, CheckList, Telephone, type ScreenProps } from '#components/ui/screen';
import screen from '#components/ui/screen.module.css';
import styles from './preview.module.css';

export type PreviewProps = {
  readonly layout: 'form' | 'card' | 'keypad' | 'push';
  readonly mockup: MockupProps['mockup'];
};

/** A card in the app, and below it what happened to it. */
function CardScreen({ app, time, title, note, rows, checks, action }: ScreenProps): ReactNode {
  return (
    <Telephone>
      <AppBar app={app} time={time} />
      <p className={styles['card']}>
        {app.slug && <CompanyMark slug={app.slug} />}
        <span>{note}</span>
      </p>
      <p className={`${screen['title']} ${styles['below']}`}>{title}</p>
      <FactList items={rows.map(({ name, value }) => ({ label: name, value }))} />
      <CheckList checks={checks} />
      <p className={screen['action']}>{action}</p>
    </Telephone>
  );
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0'];

/** An amount that is typed. */
function KeypadScreen({ app, time, title, note, amount, action }: ScreenProps): ReactNode {
  return (
    <Telephone>
      <AppBar app={app} time={time} />
      <p className={screen['title']}>{title}</p>
      <p className={screen['note']}>{note}</p>
      <p className={`${screen['amount']} ${styles['typed']}`}>{amount}</p>
      <p className={styles['keys']} aria-hidden="true">
        {digits.map((digit) => (
          <span key={digit}>{digit}</span>
        ))}
        <span>
          <Icon name="close" />
        </span>
      </p>
      <p className={screen['action']}>{action}</p>
    </Telephone>
  );
}

/** A message on a locked telephone. */
function PushScreen({ app, time, title, note, amount, rows, checks, action }: ScreenProps): ReactNode {
  return (
    <Telephone className={styles['locked']}>
      <p className={styles['clock']}>{time}</p>
      <div className={styles['message']}>
        <AppBar app={app} />
        <p className={styles['heading']}>{title}</p>
        <p>{amount ? `${amount}, ${note}` : note}</p>
        <FactList items={rows.map(({ name, value }) => ({ label: name, value }))} />
        <CheckList checks={checks} />
        <p className={styles['reply']}>{action}</p>
      </div>
    </Telephone>
  );
}

const layouts = { card: CardScreen, keypad: KeypadScreen, push: PushScreen } as const;

/** The telephone of an industry in the list: each has a layout of its own. */
export function Preview({ layout, mockup }: PreviewProps): ReactNode {
  if (layout === 'form' || mockup.kind !== 'screen') return <Mockup mockup={mockup} />;
  const Layout = layouts[layout];
  return <Layout {...mockup} />;
}
