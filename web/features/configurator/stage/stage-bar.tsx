import type { Category } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { RangeRow } from '../../../ui/form/range-row';
import { Segmented } from '../../../ui/form/segmented';
import type { View } from '../scene/views';
import type { StageMode } from './use-stage-mode';
import styles from './stage-bar.module.css';

const MODES = [
  { value: 'space', label: '3D' },
  { value: 'drawing', label: 'Rysunek' },
] as const;
const VIEWS: readonly { view: View; label: string }[] = [
  { view: 'corner', label: 'Z\u00a0ukosa' },
  { view: 'front', label: 'Z\u00a0przodu' },
  { view: 'side', label: 'Z\u00a0boku' },
  { view: 'top', label: 'Z\u00a0góry' },
  { view: 'inside', label: 'Od środka' },
];

interface StageBarProps {
  category: Category;
  mode: StageMode;
  /** What is seen: the drawing also stands in for 3D until that has loaded. */
  shown: StageMode;
  /** Whether 3D is available. */
  able: boolean;
  view: View;
  /** How far the product is extended, 0 to 1. */
  deployed: number;
  onMode: (mode: StageMode) => void;
  onView: (view: View) => void;
  onDeploy: (deployed: number) => void;
}

/** Controls below the picture: drawing or 3D, view, and how far the product is extended. */
export function StageBar({
  category,
  mode,
  shown,
  able,
  view,
  deployed,
  onMode,
  onView,
  onDeploy,
}: StageBarProps) {
  const { deployLabel } = familyOf(category);
  return (
    <div className={styles.bar} data-screen-only>
      {able && (
        <Segmented
          legend="Sposób wyświetlania"
          legendHidden
          choices={MODES}
          value={shown}
          onChange={onMode}
        />
      )}
      <ViewButtons mode={mode} view={view} onView={onView} />
      {mode === 'space' && deployLabel && (
        <DeployRow label={deployLabel} deployed={deployed} onDeploy={onDeploy} />
      )}
    </div>
  );
}

function ViewButtons({ mode, view, onView }: Pick<StageBarProps, 'mode' | 'view' | 'onView'>) {
  const views = VIEWS.filter((choice) => mode === 'space' || choice.view !== 'inside');
  return (
    <fieldset className={styles.views} aria-label="Widok">
      {views.map((choice) => (
        <button
          key={choice.view}
          type="button"
          className={styles.view}
          aria-pressed={choice.view === view}
          onClick={() => onView(choice.view)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}

function DeployRow({
  label,
  deployed,
  onDeploy,
}: Pick<StageBarProps, 'deployed' | 'onDeploy'> & { label: string }) {
  return (
    <div className={styles.deploy}>
      <span>{label}</span>
      <RangeRow
        label={label}
        value={Math.round(deployed * 100)}
        min={0}
        max={100}
        step={1}
        buttonStep={25}
        unit="procent"
        onChange={(percent) => onDeploy(percent / 100)}
      />
    </div>
  );
}
