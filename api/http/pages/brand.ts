import { type RequestHandler, Router } from 'express';
import type { Services } from '../../request/services.js';

/** The files of the shop's own sign that an uploaded logo replaces. */
const FILES = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'udostepnianie.jpg',
];

/** Icons and the picture for shared links, made from the company's logo; without one those of the build follow. */
export function brandFiles(services: Services): RequestHandler {
  const router = Router();
  for (const file of FILES)
    router.get(`/${file}`, async (_req, res, next) => {
      const { logo } = services.content.company;
      const bytes = logo && (await services.uploads.readLogoFile(logo, file));
      if (!bytes) return next();
      res.set('Cache-Control', 'public, max-age=3600').type(file).send(bytes);
    });
  return router;
}

/** The style element by which pages have the owner's accent colour from their first paint on; empty without one. */
export function accentStyle({ env, content }: Services): string {
  if (env.ACCENT_COLOR === undefined) return '';
  const { deep, sun, soft } = content.company.accent;
  return `<style>:root{--color-sun:${sun};--color-sun-deep:${deep};--color-sun-soft:${soft}}</style>`;
}
