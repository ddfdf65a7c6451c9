import { useCallback } from 'react';
import type { Project } from '#engine/trade/project/project';
import { readProject } from '#engine/trade/project/read-project';
import { tabStore } from '../../lib/browser/tab-store';

type Drafts = Readonly<Record<string, Project>>;

/** The maximum number of drafts in a tab; beyond it those that were changed longest ago are deleted. */
const MOST_DRAFTS = 3;

export const useDrafts = tabStore<Drafts>('cieniomat-project', {}, (stored) =>
  Object.fromEntries(
    Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).flatMap(
      ([key, value]) => {
        const project = readProject(value);
        return project && project.rows.length > 0 ? [[key, project] as const] : [];
      },
    ),
  ),
);

export type ChangeProject = (act: (project: Project) => Project) => void;

/**
 * The project under a key, and a function that changes it. Until the first change it is `start`; the changed one is
 * stored for the tab.
 */
export function useDraft(key: string, start: Project): [Project, ChangeProject] {
  const project = useDrafts(({ value }) => value[key]) ?? start;
  const change = useCallback<ChangeProject>(
    (act) =>
      useDrafts.setState(({ value }) => {
        const { [key]: before = start, ...others } = value;
        const recent = Object.entries(others).slice(1 - MOST_DRAFTS);
        return { value: { ...Object.fromEntries(recent), [key]: act(before) } };
      }),
    [key, start],
  );
  return [project, change];
}
