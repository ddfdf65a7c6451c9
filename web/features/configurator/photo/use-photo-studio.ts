import { useMemo, useState } from 'react';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { AFTERNOON, type Daylight } from '#engine/goods/drawing/light';
import { renderSvg } from '#engine/goods/drawing/svg';
import { familyOf } from '#engine/goods/families/families';
import { shownPose } from '#engine/goods/model/derive';
import { type Point, point } from '#engine/goods/model/geometry';
import { plus } from '#engine/goods/model/vector';
import { drawOnPhoto, usualOffset } from '#engine/goods/photo/draw-on-photo';
import { lensPrior } from '#engine/goods/photo/lens';
import type { ImagePoint } from '#engine/goods/photo/photo-camera';
import { type SolvedCamera, solveCamera } from '#engine/goods/photo/solve-camera';
import { daylightOn } from '#engine/goods/sun/shade';
import { sunOf, useSunSettings } from '../sun/use-sun-settings';
import type { Photo } from './load-photo';
import { firstMarks, type PhotoMarks, toMarks } from './photo-marks';

export type PhotoStep = 'mark' | 'place' | 'hide';

/** The visitor's work on one photograph. */
interface PhotoWork {
  readonly step: PhotoStep;
  readonly marks: PhotoMarks;
  /** How far the goods were moved along the wall (x), upwards (y) and away from the wall (z), cm. */
  readonly moved: Point;
  /** How far the goods are extended, 0 to 1. */
  readonly deployed: number;
  readonly hidden: readonly (readonly ImagePoint[])[];
}

export interface PhotoStudioState {
  readonly photo: Photo | null;
  readonly work: PhotoWork;
  readonly solved: SolvedCamera | null;
  /** The goods over the photograph as SVG text; null while the camera is unknown. */
  readonly goods: string | null;
  readonly daylight: Daylight;
  readonly open: (photo: Photo | null) => void;
  readonly change: (changed: Partial<PhotoWork>) => void;
}

const NO_SIZE = { width: 4, height: 3 };

/** The photograph, the visitor's work on it and what is computed from them; it stays in the browser. */
export function usePhotoStudio(configuration: Configuration): PhotoStudioState {
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [work, setWork] = useState(() => firstWork(configuration, NO_SIZE));
  const { marks, deployed, hidden } = work;
  const moved = useMemo(() => possibleMove(configuration, work.moved), [configuration, work.moved]);
  const solved = useMemo(() => photo && solve(photo, marks), [photo, marks]);
  const daylight = useWallDaylight(configuration);
  const goods = useMemo(() => {
    if (!solved) return null;
    const offset = plus(usualOffset(configuration, marks.foot), moved);
    const view = { camera: solved.camera, offset, pose: { deployed }, daylight, hidden };
    return renderSvg(drawOnPhoto(configuration, view));
  }, [configuration, solved, marks.foot, moved, deployed, daylight, hidden]);
  return {
    photo,
    work: { ...work, moved },
    solved,
    goods,
    daylight,
    open: (next) => {
      if (photo) URL.revokeObjectURL(photo.address);
      setPhoto(next);
      setWork(firstWork(configuration, next?.size ?? NO_SIZE));
    },
    change: (changed) => setWork((current) => ({ ...current, ...changed })),
  };
}

function firstWork(configuration: Configuration, size: Photo['size']): PhotoWork {
  return {
    step: 'mark',
    marks: firstMarks(size),
    moved: point(0, 0, 0),
    deployed: shownPose(configuration).deployed,
    hidden: [],
  };
}

/**
 * The move without the direction in which these goods cannot be moved: free-standing ones stand on the ground, the
 * others are mounted on the wall.
 */
function possibleMove(configuration: Configuration, { x, y, z }: Point): Point {
  const { isFreeStanding } = familyOf(configuration.category);
  return isFreeStanding?.(configuration) ? point(x, 0, z) : point(x, y, 0);
}

function solve({ size, facts }: Photo, marks: PhotoMarks): SolvedCamera | null {
  return solveCamera(size, toMarks(marks), lensPrior(size, facts.focalLength));
}

/** The sun of the chosen hour on the wall of the photograph; indoors, the light of an afternoon. */
function useWallDaylight({ category }: Configuration): Daylight {
  const [settings] = useSunSettings();
  const { isIndoors } = familyOf(category);
  return useMemo(
    () =>
      isIndoors ? AFTERNOON : daylightOn(sunOf(settings), { facade: settings.facade, wall: true }),
    [isIndoors, settings],
  );
}
