import { Select } from 'antd';

import { DayRange } from '../kit/list/day-range';
import { LinkFilter } from '../kit/list/link-filter';
import { CLEARABLE_SELECT, SEARCH_ICON } from '../kit/page/antd-defaults';
import styles from './audit-filter.module.css';
import { subjectNumber } from './subject-number';
import { AUDIT_ACTION_LABELS, AUDIT_ACTIONS } from './audit-action';
import type { AuditView } from './audit-list';
import type { AuditChoicesQuery } from './audit-page.generated';

interface AuditFilterProps {
  view: AuditView;
  choices: AuditChoicesQuery | undefined;
  onChange: (change: Partial<AuditView>) => void;
}

/** Filters by person, kind of object, kind of change and days. */
export function AuditFilter({ view, choices, onChange }: AuditFilterProps) {
  const { actorId, subjectType, subjectId, action, from, to } = view;
  const subjects = choices?.auditSubjects.map(({ name, label }) => ({ value: name, label }));
  const people = choices?.accounts.items.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className={styles.filter}>
      <Select
        aria-label="Kto"
        placeholder="Każda osoba"
        allowClear={CLEARABLE_SELECT}
        showSearch={{ optionFilterProp: 'label', ...SEARCH_ICON }}
        style={{ minWidth: 180 }}
        value={actorId}
        options={people}
        onChange={(value) => onChange({ actorId: value ?? null })}
      />
      <Select
        aria-label="Czego dotyczy"
        placeholder="Wszystko"
        allowClear={CLEARABLE_SELECT}
        style={{ minWidth: 180 }}
        value={subjectType}
        options={subjects}
        onChange={(value) => onChange({ subjectType: value ?? null, subjectId: null })}
      />
      <Select
        aria-label="Rodzaj wpisu"
        placeholder="Każdy rodzaj"
        allowClear={CLEARABLE_SELECT}
        style={{ minWidth: 140 }}
        value={action}
        options={AUDIT_ACTIONS.map((value) => ({ value, label: AUDIT_ACTION_LABELS[value] }))}
        onChange={(value) => onChange({ action: value ?? null })}
      />
      <DayRange from={from} to={to} onChange={onChange} />
      {subjectId && (
        <LinkFilter
          only={subjectNumber(subjectId) ?? 'wybrany obiekt'}
          onClose={() => onChange({ subjectId: null })}
        />
      )}
    </div>
  );
}
