import { useTranslation } from 'react-i18next';
import type { PictureList } from './pictureList';

/** What the pictures are called. They are counted from the main one, which is the first. */
export function usePictureLabels({ more }: PictureList) {
  const { t } = useTranslation('pictures');
  const total = more.length + 1;
  return {
    main: t('main.label'),
    /** The additional picture at an index: "Bild 3 von 6". */
    at: (index: number) => t('more.alt', { position: index + 2, total }),
    position: (index: number) => ({ position: index + 2, total }),
  };
}
