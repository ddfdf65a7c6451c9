import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { PerspectiveCamera } from 'three';
import { derive } from '#engine/goods/model/derive';
import { boundsOf } from '#engine/goods/model/part';
import { configured } from '#engine/testing/configured';
import { CameraRig } from './camera-rig';

const MODEL = derive(configured('pergole', { options: { windSensor: true } }));
const SENSOR = boundsOf(MODEL.parts.filter(({ kind }) => kind === 'wind_sensor'));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A rig that shows a pergola; `moves` counts the changes of its camera. */
function rigOf(reducedMotion: boolean) {
  window.matchMedia = () => ({ matches: reducedMotion }) as MediaQueryList;
  const canvas = document.createElement('canvas');
  // The AbortSignal of Node, with which listeners are removed, is not that of jsdom.
  const listen = canvas.addEventListener.bind(canvas);
  canvas.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) =>
    listen(type, listener);
  const moves = jest.fn();
  const rig = new CameraRig(canvas, moves);
  rig.resize(800, 600);
  rig.follow(MODEL);
  moves.mockClear();
  return { rig, canvas, moves };
}

const placeOf = ({ position, fov }: PerspectiveCamera) => [...position.toArray(), fov];

test('the camera flies to a detail within 600 ms and then rests', () => {
  const { rig, moves } = rigOf(false);
  const start = placeOf(rig.camera);
  rig.flyTo(SENSOR);
  expect(placeOf(rig.camera)).toEqual(start);
  jest.advanceTimersByTime(250);
  expect(moves.mock.calls.length).toBeGreaterThan(5);
  const underway = placeOf(rig.camera);
  expect(underway).not.toEqual(start);
  jest.advanceTimersByTime(350);
  const end = placeOf(rig.camera);
  expect(end).not.toEqual(underway);
  moves.mockClear();
  jest.advanceTimersByTime(5000);
  expect(moves).not.toHaveBeenCalled();
  const cut = rigOf(true);
  cut.rig.flyTo(SENSOR);
  for (const [index, value] of placeOf(cut.rig.camera).entries())
    expect(value).toBeCloseTo(end[index] ?? NaN);
});

test('with reduced motion the camera is there at once', () => {
  const { rig, moves } = rigOf(true);
  const start = placeOf(rig.camera);
  rig.flyTo(SENSOR);
  const end = placeOf(rig.camera);
  expect(end).not.toEqual(start);
  moves.mockClear();
  jest.advanceTimersByTime(5000);
  expect(moves).not.toHaveBeenCalled();
});

test('a visitor who turns the picture ends the flight, and none begins meanwhile', () => {
  const { rig, canvas } = rigOf(false);
  canvas.setPointerCapture = () => undefined;
  rig.flyTo(SENSOR);
  jest.advanceTimersByTime(100);
  canvas.dispatchEvent(new MouseEvent('pointerdown', { button: 0 }));
  const held = placeOf(rig.camera);
  rig.flyTo(SENSOR);
  jest.advanceTimersByTime(5000);
  expect(placeOf(rig.camera)).toEqual(held);
});

test('the whole product comes back into the picture when a view is chosen', () => {
  const { rig } = rigOf(true);
  const start = placeOf(rig.camera);
  rig.flyTo(SENSOR);
  rig.look('corner');
  expect(placeOf(rig.camera)).toEqual(start);
});
