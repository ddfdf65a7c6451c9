/** What a crew comes for, with Polish labels. */
export const VISIT_KIND_LABELS = {
  measuring: 'Pomiar',
  installation: 'Montaż',
  service: 'Serwis',
} as const;

export type VisitKind = keyof typeof VISIT_KIND_LABELS;

/** When a crew has taken a photograph, before or after its work, or of what, with Polish labels. */
export const PHOTOGRAPH_MOMENT_LABELS = {
  before: 'Przed pracą',
  after: 'Po pracy',
  detail: 'Szczegół',
} as const;

/** What somebody of a crew must have learnt, with Polish labels. */
export const SKILL_LABELS = {
  measuring: 'pomiary',
  shading: 'markizy i\u00a0osłony okien',
  structures: 'pergole i\u00a0zadaszenia',
  /** A certificate for work on 230 V (art. 54 of the Polish energy law), held by one person of the crew. */
  electrics: 'podłączenia 230\u00a0V',
} as const;

export type Skill = keyof typeof SKILL_LABELS;
