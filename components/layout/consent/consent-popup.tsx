import { useEffect, useRef, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { categories, decideAll, denied, granted, type Category, type Statuses } from '#lib/consent/status';
import type { ConsentTexts } from '#lib/registry/consent-texts';
import styles from './consent-popup.module.css';
import { OfflineReading } from './offline-reading';

/** Delay in milliseconds before the heading is focused, so that the page has settled. docs/specification.md#s64. */
export const focusDelay = 250;

export type ConsentPopupProps = {
  readonly texts: ConsentTexts;
  /** The question, or the form with all categories. */
  readonly layer: 'question' | 'form';
  readonly statuses: Statuses;
  /** The browser sends a privacy signal: there is nothing to choose. */
  readonly refused: boolean;
  readonly onDecide: (statuses: Statuses) => void;
  readonly onDetails: () => void;
  readonly onClose: () => void;
};

const isTyping = ({ activeElement: element }: Document): boolean =>
  element instanceof HTMLElement && element.matches('input, textarea, select, [contenteditable]');

/** Focuses the heading once it is rendered, unless the visitor is typing or already in the popup. */
function useFocusedHeading(
  layer: string,
  popup: RefObject<HTMLElement | null>,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const isInside = popup.current?.contains(document.activeElement) === true;
      if (!isInside && !isTyping(document)) heading.current?.focus({ preventScroll: true });
    }, focusDelay);
    return () => clearTimeout(timer);
  }, [layer, popup]);
  return heading;
}

/** Reserves the popup's height for scrolling, so that it never covers the focused element. WCAG 2.2, 2.4.11. */
function useReservedHeight(): RefObject<HTMLDivElement | null> {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Two plain properties: a custom property on the root would invalidate the style of every element.
    const reserve = (height: string): void => {
      document.documentElement.style.scrollPaddingBottom = height;
      document.body.style.paddingBottom = height;
    };
    const { current: box } = popup;
    // Its layout position, because observers do not report the ongoing transform animation.
    const observer = new ResizeObserver(() => box && reserve(`${innerHeight - box.offsetTop}px`));
    if (box) observer.observe(box);
    return () => {
      observer.disconnect();
      reserve('');
    };
  }, []);
  return popup;
}

function CategoryChoice({
  category,
  texts,
  checked,
}: {
  readonly category: Category | 'necessary';
  readonly texts: ConsentTexts;
  readonly checked: boolean;
}): ReactNode {
  const { name, text } = texts.categories[category];
  return (
    <label className={styles['category']}>
      <input type="checkbox" name={category} defaultChecked={checked} disabled={category === 'necessary'} />
      <span>
        <strong>{name}</strong>
        {category === 'necessary' && <em>{texts.always}</em>}
        <small>{text}</small>
      </span>
    </label>
  );
}

type Part = Pick<ConsentPopupProps, 'texts' | 'onDecide'>;

/** Two buttons of equal weight, side by side. */
function Answers({ texts, onDecide }: Part): ReactNode {
  return (
    <>
      <button type="button" onClick={() => onDecide(decideAll(granted))}>
        {texts.accept}
      </button>
      <button type="button" onClick={() => onDecide(decideAll(denied))}>
        {texts.refuse}
      </button>
    </>
  );
}

function ChoiceForm({
  texts,
  statuses,
  onDecide,
  onClose,
}: Part & Pick<ConsentPopupProps, 'statuses' | 'onClose'>): ReactNode {
  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const read = (category: Category): number => (chosen.has(category) ? granted : denied);
    onDecide({ analytics: read('analytics'), remarketing: read('remarketing') });
  };
  return (
    <form onSubmit={save}>
      <CategoryChoice category="necessary" texts={texts} checked />
      {categories.map((category) => (
        <CategoryChoice
          key={category}
          category={category}
          texts={texts}
          checked={statuses[category] === granted}
        />
      ))}
      <OfflineReading words={texts.offlineReading} />
      <div className={styles['answers']}>
        <Answers texts={texts} onDecide={onDecide} />
        <button type="submit">{texts.save}</button>
        <button type="button" className={styles['plain']} onClick={onClose}>
          {texts.close}
        </button>
      </div>
    </form>
  );
}

function Body({
  texts,
  layer,
  statuses,
  refused,
  onDecide,
  onDetails,
  onClose,
}: ConsentPopupProps): ReactNode {
  if (refused) {
    return (
      <>
        <OfflineReading words={texts.offlineReading} />
        <div className={styles['answers']}>
          <button type="button" onClick={onClose}>
            {texts.close}
          </button>
        </div>
      </>
    );
  }
  if (layer === 'form')
    return <ChoiceForm texts={texts} statuses={statuses} onDecide={onDecide} onClose={onClose} />;
  return (
    <div className={styles['answers']}>
      <Answers texts={texts} onDecide={onDecide} />
      <button type="button" onClick={onDetails}>
        {texts.details}
      </button>
    </div>
  );
}

/** Asks for consent without blocking the page; Escape postpones the question. */
export function ConsentPopup(props: ConsentPopupProps): ReactNode {
  const { texts, layer, refused, onClose } = props;
  const popup = useReservedHeight();
  const heading = useFocusedHeading(layer, popup);
  const isForm = layer === 'form';
  const text = refused ? texts.refused : isForm ? texts.formText : texts.text;
  return (
    <div
      ref={popup}
      className={styles['popup']}
      role="dialog"
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <h2 id="consent-title" ref={heading} tabIndex={-1}>
        {isForm ? texts.formTitle : texts.title}
      </h2>
      <p id="consent-text">
        {text} <a href={texts.policyPath}>{texts.policy}</a>
      </p>
      <Body {...props} />
    </div>
  );
}
