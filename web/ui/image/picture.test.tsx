import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { demoPicture } from '../../testing/demo-picture';
import { Picture } from './picture';

const picture = demoPicture('produkt-1', 'Markiza nad tarasem');
const sourcesShown = () =>
  [...document.querySelectorAll('source')].map(({ type, sizes }) => ({ type, sizes }));
const frameOf = (image: HTMLElement) => image.closest('picture')!.parentElement!;
const previewOf = (image: HTMLElement) => frameOf(image).querySelector('span');

test('a picture offers every format, reserves its place and shows a preview while loading', () => {
  render(<Picture picture={picture} sizes="50vw" ratio="3 / 2" />);

  const image = screen.getByRole('img', { name: 'Markiza nad tarasem' });
  expect(sourcesShown()).toEqual([
    { type: 'image/avif', sizes: 'auto, 50vw' },
    { type: 'image/webp', sizes: 'auto, 50vw' },
  ]);
  expect(image).toHaveAttribute('src', '/zdjecia/produkt-1-0a1b2c3d-1200.webp');
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '1067');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).not.toHaveAttribute('style');
  expect(previewOf(image)!.style.backgroundImage).toContain('data:image/webp');
  expect(frameOf(image)).toHaveStyle({ aspectRatio: '3 / 2' });
});

test('a cropped picture keeps its focal point, one that is shown whole needs none', () => {
  const pointed = { ...picture, position: '20% 80%' };
  const { rerender } = render(<Picture picture={pointed} sizes="50vw" />);
  expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '20% 80%' });
  rerender(<Picture picture={pointed} sizes="50vw" fit="contain" />);
  expect(screen.getByRole('img').style.objectPosition).toBe('');
});

test('the largest picture is loaded eagerly with high priority', () => {
  render(<Picture picture={picture} sizes="100vw" urgency="first" alt="" />);

  const image = screen.getByRole('presentation');
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(sourcesShown()[0]!.sizes).toBe('100vw');
});

test('of an external picture only the URL is known', () => {
  const foreign = { ...picture, width: null, height: null, placeholder: null, sources: [] };
  render(<Picture picture={foreign} sizes="50vw" />);

  const image = screen.getByRole('img', { name: 'Markiza nad tarasem' });
  expect(sourcesShown()).toEqual([]);
  expect(image).not.toHaveAttribute('width');
  expect(previewOf(image)).toBeNull();
});
