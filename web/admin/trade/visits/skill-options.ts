import { SKILL_LABELS } from '#engine/visits/kinds';

export const SKILL_OPTIONS = Object.entries(SKILL_LABELS).map(([value, label]) => ({
  value,
  label,
}));
