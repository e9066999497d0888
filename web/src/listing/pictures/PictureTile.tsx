import { useSortable } from '@dnd-kit/sortable';
import { useTranslation } from 'react-i18next';
import { PictureBadges } from './PictureBadges';
import { PictureImage } from './PictureImage';
import { usePictureLabels } from './pictureLabels';
import type { PictureList } from './pictureList';
import { replacePicture } from './pictureStore';
import styles from './PictureTile.module.css';
import { PictureTools } from './PictureTools';
import { UploadState } from './UploadState';
import type { PickFiles } from './useFilePicker';
import { placeAttribute } from './useKeptFocus';

interface PictureTileProps {
  list: PictureList;
  index: number;
  pick: PickFiles;
  onMakeMain: (key: string) => void;
}

/** One additional picture: drag it to sort; its tools are on it. */
export function PictureTile({ list, index, pick, onMakeMain }: PictureTileProps) {
  const { t } = useTranslation('pictures');
  const label = usePictureLabels(list).at(index);
  const picture = list.more[index];
  const key = picture?.key ?? '';
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: key,
    attributes: { roleDescription: t('sort.role') },
  });
  if (!picture) return null;
  const { address, upload } = picture;

  return (
    <li
      ref={setNodeRef}
      className={`${styles.tile} ${isDragging ? styles.dragged : ''}`}
      style={{ transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition }}
      {...placeAttribute(index + 1)}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        className={styles.handle}
        onContextMenu={(event) => {
          // A long press on a touch screen sorts.
          if (isDragging) event.preventDefault();
        }}
      >
        <PictureImage picture={picture} alt={label} width={400} />
      </button>
      <PictureTools
        picture={picture}
        label={label}
        className={styles.tools}
        onReplace={() => {
          pick(([file]) => {
            if (file) replacePicture(key, file);
          });
        }}
      />
      <UploadState picture={picture} label={label} />
      <PictureBadges address={address} />
      {!upload && (
        <button type="button" className={styles.main} aria-label={t('tools.makeMainOf', { picture: label })} onClick={() => { onMakeMain(key); }}>
          {t('tools.makeMain')}
        </button>
      )}
    </li>
  );
}
