import { type Category, cardOf } from '#engine/goods/families/categories';
import { Link } from '../../../ui/button/link';

/** A link to the table of all windows of a house; nothing for families that are not for windows. */
export function ProjectLink({ category }: { category: Category }) {
  if (!cardOf(category).forWindows) return null;
  return (
    <p>
      Masz więcej okien? <Link to="/projekt">Zaplanuj cały dom</Link>
    </p>
  );
}
