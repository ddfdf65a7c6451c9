import { type ReactNode, isValidElement } from 'react';
import { Icon } from '../image/icon';
import styles from './questions.module.css';
import { JsonLd } from '../layout/page-meta';

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

/** The text of React nodes without markup: that of their children or, if they have a prop `html`, of this HTML. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode; html?: string }>(node)) {
    const { children, html } = node.props;
    return html === undefined ? textOf(children) : html.replaceAll(/<[^>]+>/g, '').trim();
  }
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
