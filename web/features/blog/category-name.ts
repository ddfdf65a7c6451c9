import { capitalise } from '../../lib/text/capitalise';

/** The displayed name of a category of articles. */
export function categoryName(category: string): string {
  return category === 'diy' ? 'DIY' : capitalise(category);
}
