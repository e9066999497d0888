import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HintList } from './HintList';
import { MainPicture } from './MainPicture';
import { MorePictures } from './MorePictures';
import { addPictures, makeMainPicture, setMainPicture } from './pictureStore';
import styles from './PicturesStep.module.css';
import { useFileDrop } from './useFileDrop';
import { useFilePicker } from './useFilePicker';
import { useKeptFocus } from './useKeptFocus';
import { usePictures } from './usePictures';

/** The pictures of a listing: the main one and the others, chosen, dropped or pasted. Reads and writes `imageUrl` and `images`. */
export function PicturesStep() {
  const { t } = useTranslation('pictures');
  const list = usePictures();
  const { pick, inputProps } = useFilePicker();
  const keptFocus = useKeptFocus(list);
  const [spoken, setSpoken] = useState('');
  const over = useFileDrop((files, place) => {
    if (place === 'main') setMainPicture(files);
    else addPictures(files);
  });

  return (
    <div {...keptFocus} className={`${styles.step} ${over ? styles.over : ''}`}>
      <input {...inputProps} />
      <MainPicture picture={list.main} pick={pick} isOver={over === 'main'} />
      <MorePictures
        list={list}
        pick={pick}
        onMakeMain={(key) => {
          makeMainPicture(key);
          setSpoken(t('news.mainChanged'));
        }}
      />
      <HintList list={list} />
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
      {over && (
        <p className={styles.drop} aria-hidden="true">
          {t(`drop.${over}`)}
        </p>
      )}
    </div>
  );
}
