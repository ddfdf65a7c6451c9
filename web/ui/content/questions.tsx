import type { ReactNode } from 'react';

import { textOf } from '../../lib/text/text-of';
import { Icon } from '../image/icon';
import { JsonLd } from '../layout/json-ld';
import styles from './questions.module.css';

export interface QuestionAndAnswer {
  question: string;
  answer: ReactNode;
}

/** Questions that expand to show their answers, also as structured data for search engines. */
export function Questions({ items }: { items: readonly QuestionAndAnswer[] }) {
  return (
    <div className={styles.questions}>
      <JsonLd data={questionsJsonLd(items)} />
      {items.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary>
            <span>{question}</span>
            <Icon name="chevron-down" />
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}

function questionsJsonLd(items: readonly QuestionAndAnswer[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
    })),
  };
}
