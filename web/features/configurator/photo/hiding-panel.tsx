import type { ImagePoint } from '#engine/goods/photo/photo-camera';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/image/icon';
import type { Photo } from './load-photo';
import type { PhotoStudioState } from './use-photo-studio';
import styles from './marks-panel.module.css';

/** The list of outlines of objects in front of the goods, such as a tree or a car, with buttons to change it. */
export function HidingPanel({ photo, state }: { photo: Photo; state: PhotoStudioState }) {
  const { hidden } = state.work;
  const change = (next: typeof hidden): void => state.change({ hidden: next });
  return (
    <div className={styles.group}>
      <p>
        Coś stoi przed produktem, na przykład drzewo albo samochód? Obrysuj to, a&nbsp;zostanie na
        wierzchu.
      </p>
      {hidden.length > 0 && (
        <ul className={styles.lines}>
          {hidden.map((outline, index) => (
            <li key={index} className={styles.row}>
              <span>{`Obrys ${index + 1}: ${outline.length}\u00a0pkt`}</span>
              <span className={styles.buttons}>
                <Button
                  variant="quiet"
                  size="s"
                  aria-label={`Dodaj punkt obrysu ${index + 1}`}
                  onClick={() => change(hidden.with(index, withPoint(outline)))}
                >
                  <Icon name="plus" />
                </Button>
                <Button
                  variant="quiet"
                  size="s"
                  aria-label={`Usuń obrys ${index + 1}`}
                  onClick={() => change(hidden.toSpliced(index, 1))}
                >
                  <Icon name="trash" />
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          size="s"
          onClick={() => change([...hidden, firstOutline(photo.size)])}
        >
          <Icon name="plus" />
          Dodaj obrys
        </Button>
      </div>
    </div>
  );
}

/** Four points low in the middle of the picture, where such objects usually are. */
function firstOutline({ width, height }: Photo['size']): ImagePoint[] {
  return [
    [0.4, 0.55],
    [0.6, 0.55],
    [0.6, 0.85],
    [0.4, 0.85],
  ].map(([x = 0, y = 0]) => ({ x: Math.round(x * width), y: Math.round(y * height) }));
}

function withPoint(outline: readonly ImagePoint[]): ImagePoint[] {
  const sides = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    return {
      after: index + 1,
      length: Math.hypot(to.x - from.x, to.y - from.y),
      middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    };
  });
  const longest = sides.reduce((a, b) => (b.length > a.length ? b : a));
  return outline.toSpliced(longest.after, 0, longest.middle);
}
