import type { ReactNode } from 'react';
import { AudioPlayer } from '#components/ui/audio-player';
import { Choice } from '#components/ui/choice';
import { ErrorSummary } from '#components/ui/error-summary';
import { Field } from '#components/ui/field';
import { Select } from '#components/ui/select';
import { TextArea } from '#components/ui/text-area';
import { TextInput } from '#components/ui/text-input';
import type { Fixture } from './fixture';

const topics = [
  { value: 'accounts', label: 'Accounts' },
  { value: 'cards', label: 'Cards' },
  { value: 'lending', label: 'Verbraucherkredite' },
];

const chapters = [
  { start: 0, name: 'Welcome' },
  { start: 190, name: 'Why verification of payee came so late' },
  { start: 1210, name: 'Questions' },
];

function Mail({ id }: { readonly id: string }): ReactNode {
  const field = { id, hint: 'We answer to this address only.', required: true };
  return (
    <Field {...field} label="E-mail address">
      <TextInput {...field} name="email" type="email" autoComplete="email" defaultValue="name@example.org" />
    </Field>
  );
}

function Phone({ id }: { readonly id: string }): ReactNode {
  const field = {
    id,
    hint: 'Mit Landesvorwahl',
    error: 'Eine Telefonnummer beginnt mit „+“ und hat mindestens sieben Ziffern.',
    required: true,
  };
  return (
    <Field {...field} label="Telefonnummer für Rückfragen">
      <TextInput {...field} name="phone" type="tel" autoComplete="tel" defaultValue="0301" />
    </Field>
  );
}

/** Parts of forms, and the player. */
export const formFixtures: readonly Fixture[] = [
  {
    name: 'Field, TextInput',
    states: {
      usual: (prefix) => (
        <Field id={`${prefix}-company`} label="Company" optionalLabel="(optional)">
          <TextInput id={`${prefix}-company`} name="company" autoComplete="organization" />
        </Field>
      ),
      'hint and value': (prefix) => <Mail id={`${prefix}-mail`} />,
      error: (prefix) => <Phone id={`${prefix}-phone`} />,
    },
  },
  {
    name: 'TextArea, Select',
    states: {
      area: (prefix) => (
        <Field id={`${prefix}-message`} label="What are you building?" required>
          <TextArea id={`${prefix}-message`} name="message" required maxLength={2000} />
        </Field>
      ),
      select: (prefix) => (
        <Field id={`${prefix}-topic`} label="Topic" required>
          <Select id={`${prefix}-topic`} name="topic" options={topics} defaultValue="cards" />
        </Field>
      ),
    },
  },
  {
    name: 'Choice',
    states: {
      boxes: (prefix) => (
        <Choice
          id={`${prefix}-boxes`}
          type="checkbox"
          name={`${prefix}-services`}
          legend="Which services?"
          hint="As many as you like."
          options={topics.map((topic, index) => ({ ...topic, checked: index === 0 }))}
        />
      ),
      'radio with error': (prefix) => (
        <Choice
          id={`${prefix}-radio`}
          type="radio"
          name={`${prefix}-when`}
          legend="When do you start?"
          error="Choose one of the two."
          required
          options={[
            { value: 'now', label: 'Now', hint: 'Within three months' },
            { value: 'later', label: 'Later' },
          ]}
        />
      ),
      consent: (prefix) => (
        <Choice
          id={`${prefix}-consent`}
          type="checkbox"
          name={`${prefix}-consent`}
          required
          options={[
            {
              value: 'yes',
              label: 'Stellwerk may use my address to answer. More in the <a href="/en/">privacy notice</a>.',
            },
          ]}
        />
      ),
    },
  },
  {
    name: 'ErrorSummary',
    states: {
      two: (prefix) => (
        <ErrorSummary
          id={`${prefix}-errors`}
          title="Two answers are missing"
          items={[
            { href: `#${prefix}-mail`, text: 'Write your e-mail address' },
            { href: `#${prefix}-radio`, text: 'Wählen Sie einen Zeitpunkt' },
          ]}
        />
      ),
    },
  },
  {
    name: 'AudioPlayer',
    states: {
      shell: (prefix) => (
        <AudioPlayer
          id={`${prefix}-player`}
          title="Episode 12: Who is the payee?"
          duration={1860}
          position={420}
          chapters={chapters}
          labels={{ play: 'Play', position: 'Position', speed: 'Speed', chapters: 'Chapters' }}
        />
      ),
    },
  },
];
