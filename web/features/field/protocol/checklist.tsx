import { keysOf } from '#engine/trade/fields/pick';
import {
  CHECKLIST_ANSWER_LABELS,
  type ChecklistAnswerCode,
  checklistOf,
} from '#engine/visits/checklists';
import { Segmented } from '../../../ui/form/segmented';
import type { KeptVisit, ProtocolDraft } from '../phone/kept';
import type { DraftActions } from './use-draft';
import styles from './protocol.module.css';

const CHOICES = keysOf(CHECKLIST_ANSWER_LABELS).map((value) => ({
  value,
  label: CHECKLIST_ANSWER_LABELS[value],
}));

/** What is checked in this visit. */
export const itemsOf = ({ kind, lines }: KeptVisit, draft: ProtocolDraft) =>
  checklistOf(kind, [
    ...lines.map(({ configuration: { category } }) => category),
    ...draft.lines.filter(({ lineId }) => lineId === null).map(({ category }) => category),
  ]);

interface ChecklistProps {
  visit: KeptVisit;
  written: DraftActions;
}

export function Checklist({ visit, written: { draft, change } }: ChecklistProps) {
  return (
    <div className={styles.items}>
      {itemsOf(visit, draft).map(({ code, label }) => (
        <Segmented<ChecklistAnswerCode | ''>
          key={code}
          legend={label}
          choices={CHOICES}
          value={draft.checklist[code] ?? ''}
          onChange={(answer) =>
            answer && void change({ checklist: { ...draft.checklist, [code]: answer } })
          }
        />
      ))}
    </div>
  );
}
