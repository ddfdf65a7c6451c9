import { useQuery } from '@apollo/client/react';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { Allowed } from '../../kit/page/allowed';
import { SEARCH_ICON } from '../../kit/page/antd-defaults';
import type { CannedAnswer } from './canned-answer-dialog';
import { CannedAnswersDialog } from './canned-answers-dialog';
import { CannedAnswersDocument } from './canned-answers.generated';
import styles from './canned-answers.module.css';

/** A select that inserts a canned answer, and a button to edit canned answers. */
export function CannedAnswers({ onChoose }: { onChoose: (text: string) => void }) {
  const { data } = useQuery(CannedAnswersDocument, { fetchPolicy: 'cache-and-network' });
  const [editing, setEditing] = useState(false);
  const answers = data?.cannedAnswers;
  return (
    <div className={styles.bar}>
      <Select<number>
        aria-label="Wstaw gotową odpowiedź"
        placeholder="Wstaw gotową odpowiedź"
        className={styles.select}
        value={null}
        showSearch={{ optionFilterProp: 'label', ...SEARCH_ICON }}
        options={(answers ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        notFoundContent={nothingText(answers)}
        onChange={(chosen) => {
          const answer = answers?.find(({ id }) => id === chosen);
          if (answer) onChoose(answer.text);
        }}
      />
      <Allowed to="answers:write">
        <Button onClick={() => setEditing(true)}>Gotowe odpowiedzi</Button>
      </Allowed>
      {editing && <CannedAnswersDialog answers={answers} onClose={() => setEditing(false)} />}
    </div>
  );
}

/** The text of the select without options: no answer, or none with the typed title. Null until they are loaded. */
function nothingText(answers: readonly CannedAnswer[] | undefined): string | null {
  if (!answers) return null;
  return answers.length === 0
    ? 'Nie ma jeszcze gotowych odpowiedzi'
    : 'Nie ma takiej gotowej odpowiedzi';
}
