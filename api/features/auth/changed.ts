import { pick } from '../../../engine/fields/pick.js';
import { type Answer, type View, single } from '../../rest/answer.js';
import { scopeOf } from './scopes.js';

/** A changed object as JSON: whole to those who may call `read`, to other tokens only `fields`. */
export function changed<T>(
  shown: View<T>,
  { fields, read }: { fields: readonly string[]; read: string },
): Answer<T> {
  const description = `The object as it is now; to a token without the scope of ${read} only ${fields.join(' and ')}.`;
  return {
    ...single(shown, 200, description),
    send(res, value) {
      const whole = shown.pick(value);
      const token = res.locals.context?.token;
      const mayRead = !token || token.scopes.includes(scopeOf(read) ?? '');
      res.json(mayRead ? whole : pick(whole, fields));
    },
  };
}
