import { PICTURE_RATIO } from '../../../goods/card/picture-ratio';
import { Picture, type PictureData } from '../../../ui/image/picture';
import styles from './gallery-thumbnails.module.css';

interface GalleryThumbnailsProps {
  pictures: readonly PictureData[];
  index: number;
  onShow: (index: number) => void;
}

export function GalleryThumbnails({ pictures, index, onShow }: GalleryThumbnailsProps) {
  if (pictures.length < 2) return null;
  return (
    <ul className={styles.thumbnails} data-screen-only>
      {pictures.map((picture, position) => (
        <li key={picture.url}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={`Pokaż: ${picture.alt}`}
            aria-current={position === index}
            onClick={() => onShow(position)}
          >
            <Picture picture={picture} alt="" ratio={PICTURE_RATIO} sizes="6rem" />
          </button>
        </li>
      ))}
    </ul>
  );
}
