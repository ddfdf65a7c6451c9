import type { SolvedCamera } from '#engine/goods/photo/solve-camera';
import { Notice } from '../../../ui/content/notice';
import type { Photo } from './load-photo';
import type { PhotoMarks } from './photo-marks';

/** Marks whose mean error is above this share of the picture's width contradict each other. */
const MISFIT = 0.004;
/**
 * The upper limits of `deviations.eye`, the deviation of the camera's computed position as a share of its distance from
 * the marked object, for a good and for a fair result.
 */
const GOOD = 0.02;
const FAIR = 0.06;
const CORNERS = 'Ustaw punkty na rogach i\u00a0sprawdź, czy żadne dwa się nie pokrywają.';

/** How exactly the marks determine the camera, and what would help; announced when it changes. */
export function Accuracy({
  photo,
  marks,
  solved,
}: {
  photo: Photo;
  marks: PhotoMarks;
  solved: SolvedCamera | null;
}) {
  return (
    <div aria-live="polite">
      <Verdict photo={photo} marks={marks} solved={solved} />
    </div>
  );
}

function Verdict({
  photo,
  marks,
  solved,
}: {
  photo: Photo;
  marks: PhotoMarks;
  solved: SolvedCamera | null;
}) {
  const { focalLength } = photo.facts;
  if (!solved || !Number.isFinite(solved.deviations.eye)) {
    return (
      <Notice tone="warning" title="Nie znamy jeszcze perspektywy">
        {marks.way === 'rectangle' ? CORNERS : adviceOn(marks)}
      </Notice>
    );
  }
  if (solved.misfit > MISFIT * photo.size.width) {
    return (
      <Notice tone="warning" title="Zaznaczenia nie pasują do siebie">
        {'Punkty trochę się rozjeżdżają. Popraw rogi, sprawdź wymiary i\u00a0kierunki krawędzi.'}
      </Notice>
    );
  }
  const { eye } = solved.deviations;
  const lens = focalLength === null ? '' : ` Aparat podał ogniskową ${focalLength}\u00a0mm.`;
  if (eye <= GOOD) {
    return (
      <Notice
        tone="success"
        title="Perspektywa się zgadza"
      >{`Możesz ustawiać produkt.${lens}`}</Notice>
    );
  }
  const advice = `${adviceOn(marks)}${lens}`;
  return eye <= FAIR ? (
    <Notice tone="info" title="Obraz może być jeszcze dokładniejszy">
      {advice}
    </Notice>
  ) : (
    <Notice tone="warning" title="Perspektywa jest jeszcze niepewna">
      {advice}
    </Notice>
  );
}

/**
 * Which edge to mark next: two perpendicular to the wall, then two along it, because an edge in a direction with fewer
 * than two improves the result most.
 */
function adviceOn({ lines }: PhotoMarks): string {
  const count = (axis: 'x' | 'y' | 'z'): number =>
    lines.filter((line) => line.axis === axis).length;
  if (count('z') < 2)
    return 'Zaznacz jeszcze krawędź prostopadłą do ściany (bok tarasu, fuga między płytami, w\u00a0pokoju listwa przy bocznej ścianie).';
  if (count('x') < 2)
    return 'Zaznacz jeszcze długą krawędź wzdłuż ściany (okap, cokół, przedni brzeg tarasu, w\u00a0pokoju listwa przy ścianie z\u00a0oknem).';
  return 'Zaznacz jeszcze jedną długą krawędź albo popraw punkty przez lupę.';
}
