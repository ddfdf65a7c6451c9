import type { StockLevel } from '../../apollo/schema.generated';
import { Tag, type TagTone } from '../kit/page/tag';

const LEVELS: Record<StockLevel, { label: string; tone: TagTone }> = {
  low: { label: 'Niski stan', tone: 'bad' },
  medium: { label: 'Średni stan', tone: 'waiting' },
  good: { label: 'Dobry stan', tone: 'good' },
};

export function StockBadge({ level }: { level: StockLevel }) {
  const { label, tone } = LEVELS[level];
  return <Tag tone={tone}>{label}</Tag>;
}
