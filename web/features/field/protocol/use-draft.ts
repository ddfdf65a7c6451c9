import { useRef, useState } from 'react';
import type { DraftLine, KeptVisit, ProtocolDraft } from '../phone/kept';
import { usePhone } from '../phone/phone-store';
import { useQueue } from '../queue/queue-context';
import { draftOf, emptyLine, toInput } from './protocol-draft';

export interface DraftActions {
  draft: ProtocolDraft;
  /** Changes the draft, and adds it to the queue; returns whether the phone could store it. */
  change: (changed: Partial<ProtocolDraft>) => Promise<boolean>;
  changeLine: (line: DraftLine, changed: Partial<DraftLine>) => void;
}

/** The protocol of a visit, stored and sent while it is being written. */
export function useDraft(visit: KeptVisit): DraftActions {
  const queue = useQueue();
  const [draft, setDraft] = useState(
    () => usePhone.getState().drafts.find(({ visitId }) => visitId === visit.id) ?? draftOf(visit),
  );
  const latest = useRef(draft);
  const change = (changed: Partial<ProtocolDraft>) => {
    const next = { ...latest.current, ...changed };
    latest.current = next;
    setDraft(next);
    return queue.add({ visit, call: { kind: 'save', input: toInput(next) }, draft: next });
  };
  const changeLine = (line: DraftLine, changed: Partial<DraftLine>) => {
    const { lines } = latest.current;
    const before = lines.find((each) => isSameLine(each, line)) ?? line;
    const others = lines.filter((each) => !isSameLine(each, line));
    void change({ lines: [...others, { ...before, ...changed }] });
  };
  return { draft, change, changeLine };
}

/** Goods without a line are told apart by their family: each is measured once. */
const isSameLine = (one: DraftLine, other: DraftLine): boolean =>
  one.lineId === other.lineId && (one.lineId !== null || one.category === other.category);

/** What is written of goods of the visit. */
export const lineOf = (
  { lines }: ProtocolDraft,
  { id, configuration: { category } }: KeptVisit['lines'][number],
): DraftLine => lines.find(({ lineId }) => lineId === id) ?? emptyLine(id, category);
