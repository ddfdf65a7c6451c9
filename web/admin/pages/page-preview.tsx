import { useLazyQuery } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { BLOCK_KINDS } from '#engine/trade/content/blocks';
import type { PageContentInput } from '../../apollo/schema.generated';
import { Prose } from '../../ui/content/table-of-contents';
import { problemsOf } from '../kit/form/field-problems';
import { PagePreviewDocument } from './pages-page.generated';

/** A button that shows the text as visitors will read it. */
export function PagePreview({ content }: { content: () => PageContentInput }) {
  const [ask, { data, loading, error }] = useLazyQuery(PagePreviewDocument, {
    fetchPolicy: 'network-only',
  });
  const preview = data?.pagePreview;
  const [problem] = problemsOf(error);
  return (
    <section aria-label="Podgląd">
      <Button
        loading={loading}
        onClick={() => void ask({ variables: { input: content() } }).catch(() => undefined)}
      >
        Pokaż podgląd
      </Button>
      {error && (
        <Alert
          role="alert"
          type="warning"
          showIcon
          title={problem?.message ?? 'Nie udało się przygotować podglądu. Spróbuj ponownie.'}
        />
      )}
      {!error && preview && (
        <>
          <h3>{preview.title}</h3>
          <Prose html={preview.contentHtml} />
          {preview.blocks.map(({ kind, title, note, rows }) => (
            <section
              key={`${kind} ${rows[0]?.heading}`}
              aria-label={title ?? BLOCK_KINDS[kind].label}
            >
              {title && <h4>{title}</h4>}
              {note && <p>{note}</p>}
              {rows.map(({ heading, text, textHtml }) => (
                <div key={heading}>
                  <strong>{heading}</strong>
                  {textHtml === null ? <p>{text}</p> : <Prose html={textHtml} />}
                </div>
              ))}
            </section>
          ))}
        </>
      )}
    </section>
  );
}
