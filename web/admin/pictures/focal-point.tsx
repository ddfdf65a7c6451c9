import { type MouseEvent, useId } from 'react';
import { Picture, type PictureData } from '../../ui/image/picture';
import { NumberInput } from '../kit/form/number-input';
import styles from './focal-point.module.css';

/** In % of the width from the left, and of the height from the top. */
export interface Point {
  x: number;
  y: number;
}

const MIDDLE: Point = { x: 50, y: 50 };
const within = (percent: number | null): number =>
  Math.round(Math.min(Math.max(percent || 0, 0), 100));

interface FocalPointProps {
  picture: PictureData;
  /** Set by Form.Item, as is `onChange`. */
  value?: Point;
  onChange?: (point: Point) => void;
}

/** The point of a picture that stays visible where it is cropped: by a click on it, or by two numbers. */
export function FocalPoint({ picture, value = MIDDLE, onChange }: FocalPointProps) {
  const hint = useId();
  const { width, height } = picture;
  const ratio = width && height ? `${width} / ${height}` : '3 / 2';
  const point = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLDivElement>) => {
    const { left, top, width: wide, height: high } = currentTarget.getBoundingClientRect();
    onChange?.({
      x: within(((clientX - left) / wide) * 100),
      y: within(((clientY - top) / high) * 100),
    });
  };
  return (
    <fieldset aria-label="Punkt skupienia" aria-describedby={hint} className={styles.field}>
      {/* oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- the number fields below do the same */}
      <div className={styles.picture} onClick={point}>
        <Picture picture={picture} alt="" sizes="480px" ratio={ratio} />
        <span className={styles.point} style={{ left: `${value.x}%`, top: `${value.y}%` }} />
      </div>
      <p id={hint}>
        Kliknij to, co ma zostać widoczne, gdy sklep przytnie zdjęcie, albo wpisz położenie punktu.
      </p>
      <div className={styles.numbers}>
        <NumberInput
          aria-label="Punkt skupienia od lewej"
          suffix="% od lewej"
          value={value.x}
          onChange={(x) => onChange?.({ ...value, x: within(x) })}
        />
        <NumberInput
          aria-label="Punkt skupienia od góry"
          suffix="% od góry"
          value={value.y}
          onChange={(y) => onChange?.({ ...value, y: within(y) })}
        />
      </div>
      <div className={styles.crops} aria-hidden="true">
        {CROPS.map((crop) => (
          <div key={crop}>
            <Picture
              picture={{ ...picture, position: `${value.x}% ${value.y}%` }}
              alt=""
              sizes="120px"
              ratio={crop}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** Ratios in which the shop crops pictures. */
const CROPS = ['3 / 2', '1 / 1', '3 / 1'];
