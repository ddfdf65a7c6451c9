import { Fragment, useState } from 'react';
import type { Axis } from '#engine/goods/photo/marks';
import { Button } from '../../../ui/button/button';
import { Field } from '../../../ui/form/field';
import { Select } from '../../../ui/form/inputs';
import { Segmented } from '../../../ui/form/segmented';
import { Icon } from '../../../ui/image/icon';
import { CmField } from './cm-field';
import type { Photo } from './load-photo';
import { AXIS_NAMES, furtherLine, KNOWN_SIZES, type PhotoMarks, type Way } from './photo-marks';
import type { PhotoStudioState } from './use-photo-studio';
import styles from './marks-panel.module.css';

const WAYS: readonly { value: Way; label: string }[] = [
  { value: 'rectangle', label: 'Drzwi lub okno' },
  { value: 'length', label: 'Jedna krawędź' },
];

const AXES: readonly Axis[] = ['x', 'y', 'z'];

interface MarksProps {
  marks: PhotoMarks;
  onChange: (marks: PhotoMarks) => void;
}

/** The controls of the marks on the photograph, and the size of the marked object. */
export function MarksPanel({ photo, state }: { photo: Photo; state: PhotoStudioState }) {
  const { marks } = state.work;
  const onChange = (next: PhotoMarks): void => state.change({ marks: next });
  return (
    <>
      <Segmented
        legend="Jaki wymiar znasz?"
        choices={WAYS}
        value={marks.way}
        onChange={(way) => onChange({ ...marks, way })}
      />
      {marks.way === 'rectangle' ? (
        <RectangleFields marks={marks} onChange={onChange} />
      ) : (
        <LengthFields marks={marks} onChange={onChange} />
      )}
      <Lines photo={photo} marks={marks} onChange={onChange} />
    </>
  );
}

function RectangleFields({ marks, onChange }: MarksProps) {
  const usual = KNOWN_SIZES.find(
    ({ width, height }) => width === marks.width && height === marks.height,
  );
  const [choices, setChoices] = useState(0);
  return (
    <div className={styles.group}>
      <p>
        Przeciągnij cztery punkty na rogi drzwi lub okna. Lupa i&nbsp;strzałki pod zdjęciem pomogą
        trafić dokładnie.
      </p>
      <Field label="Wymiary">
        {(control) => (
          <Select
            {...control}
            value={usual?.label ?? ''}
            onChange={({ target }) => {
              const size = KNOWN_SIZES.find(({ label }) => label === target.value);
              if (!size) return;
              onChange({ ...marks, ...sizeOf(size) });
              setChoices(choices + 1);
            }}
          >
            {!usual && <option value="">Własne wymiary</option>}
            {KNOWN_SIZES.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </Select>
        )}
      </Field>
      {/* The key changes with each choice, so that the fields also drop a typed text that is no size. */}
      <Fragment key={choices}>
        <div className={styles.sizes}>
          <CmField
            label="Szerokość"
            value={marks.width}
            min={20}
            max={1500}
            onChange={(width) => onChange({ ...marks, width })}
          />
          <CmField
            label="Wysokość"
            value={marks.height}
            min={20}
            max={1000}
            onChange={(height) => onChange({ ...marks, height })}
          />
        </div>
        <FootField marks={marks} onChange={onChange} />
      </Fragment>
    </div>
  );
}

function LengthFields({ marks, onChange }: MarksProps) {
  const { edge } = marks;
  return (
    <div className={styles.group}>
      <p>
        Przeciągnij dwa punkty na końce krawędzi, której długość znasz. Potrzebne są też krawędzie
        w&nbsp;dwóch kierunkach, po dwie w&nbsp;każdym.
      </p>
      <Segmented
        legend="Kierunek"
        choices={[
          { value: 'x', label: 'W\u00a0poziomie' },
          { value: 'y', label: 'W\u00a0pionie' },
        ]}
        value={edge.axis}
        onChange={(axis) => onChange({ ...marks, edge: { ...edge, axis } })}
      />
      <CmField
        label="Długość"
        value={marks.length}
        min={20}
        max={3000}
        onChange={(length) => onChange({ ...marks, length })}
      />
      <FootField marks={marks} onChange={onChange} />
    </div>
  );
}

function FootField({ marks, onChange }: MarksProps) {
  return (
    <CmField
      label="Dolna krawędź nad tarasem lub podłogą"
      hint="Dla okna to wysokość parapetu, dla drzwi zwykle 0."
      value={marks.foot}
      min={0}
      max={1000}
      onChange={(foot) => onChange({ ...marks, foot })}
    />
  );
}

/** The list of marked edges, each in a known direction. */
function Lines({ photo, marks, onChange }: MarksProps & { photo: Photo }) {
  const { lines } = marks;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Długie krawędzie</legend>
      <p>
        Im więcej długich krawędzi, tym dokładniej: okap, cokół, brzeg tarasu, narożnik,
        w&nbsp;pokoju listwa przypodłogowa.
      </p>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            <li key={`${index} ${line.axis}`} className={styles.row} data-tone={line.axis}>
              <span>{`${index + 1}. ${AXIS_NAMES[line.axis]}`}</span>
              <Button
                variant="quiet"
                size="s"
                aria-label={`Usuń krawędź ${index + 1}`}
                onClick={() => onChange({ ...marks, lines: lines.toSpliced(index, 1) })}
              >
                <Icon name="trash" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        {AXES.map((axis) => (
          <Button
            key={axis}
            variant="secondary"
            size="s"
            onClick={() =>
              onChange({ ...marks, lines: [...lines, furtherLine(axis, lines, photo.size)] })
            }
          >
            <Icon name="plus" />
            <span>{AXIS_NAMES[axis]}</span>
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function sizeOf({ width, height, foot }: (typeof KNOWN_SIZES)[number]) {
  return { width, height, foot };
}
