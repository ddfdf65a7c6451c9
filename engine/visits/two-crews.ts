import type { PlannedVisit } from './plan.js';

/** People and skills of a crew, or that a visit needs. */
export type Force = Pick<PlannedVisit, 'people' | 'skills'>;

/** What a crew does of a visit that needs more people than it has, and what is left for another crew. */
export function sharesOf(needed: Force, crew: Force): [Force, Force] {
  const people = Math.min(needed.people, crew.people);
  const can = (skill: Force['skills'][number]) => crew.skills.includes(skill);
  return [
    { people, skills: needed.skills.filter(can) },
    {
      people: needed.people - people,
      skills: needed.skills.filter((skill) => !can(skill)),
    },
  ];
}

/** What two crews do of a visit, together. */
export const together = (first: Force, second: Force | null): Force => ({
  people: first.people + (second?.people ?? 0),
  skills: [...new Set([...first.skills, ...(second?.skills ?? [])])].toSorted(),
});
