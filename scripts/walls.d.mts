import type { OxlintOverride } from 'oxlint';

export function walls(): OxlintOverride[];
