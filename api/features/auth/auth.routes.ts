import type { Router } from 'express';
import { AppError } from '../../errors.js';
import { contextOf, readBody } from '../../rest-request.js';
import { LoginInput } from './auth.inputs.js';
import { INVALID_CREDENTIALS } from './auth.resolver.js';
import type { User } from './user.entity.js';

export function authRoutes(router: Router): void {
  router.get('/auth/user', (_req, res) => {
    const { viewer } = contextOf(res);
    if (!viewer) throw new AppError('UNAUTHENTICATED');
    res.json(toRest(viewer));
  });

  router.get('/login', (req, res) => {
    const { returnTo } = req.query;
    const inside = typeof returnTo === 'string' && isInside(returnTo);
    res.redirect(inside ? `/logowanie?returnTo=${encodeURIComponent(returnTo)}` : '/logowanie');
  });

  router.post('/login', async (req, res) => {
    const user = await contextOf(res).signIn(readBody(LoginInput, req));
    if (!user) throw new AppError('INVALID_CREDENTIALS', INVALID_CREDENTIALS);
    res.json(toRest(user));
  });

  router.get('/logout', async (_req, res) => {
    await contextOf(res).signOut();
    res.redirect('/');
  });
}

/** A path of this site: not "//elsewhere", nor what a browser would read as that. */
export const isInside = (path: string): boolean => /^\/(?![/\\])[^\\\s]*$/.test(path);

const toRest = ({ id, email, name, role }: User) => ({ id, email, name, role });
