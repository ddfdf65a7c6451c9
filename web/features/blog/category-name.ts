import { capitalise } from '../../lib/text/capitalise';

/** A category of articles as people read it. */
export function categoryName(category: string): string {
  return category === 'diy' ? 'DIY' : capitalise(category);
}
