import { useFormikContext } from 'formik';
import { useEffect, useSyncExternalStore } from 'react';
import type { ListingValues } from '../values';
import type { PictureList } from './pictureList';
import { connect, pictureList, subscribeToPictures, unfinishedUploads } from './pictureStore';
import { usePictureNews } from './usePictureNews';
import { useStoredFacts } from './useStoredFacts';

/** The pictures of the form around, with those on their way. Every change of theirs reaches the form. */
export function usePictures(): PictureList {
  const { values, setValues } = useFormikContext<ListingValues>();
  const { imageUrl, images } = values;
  const tell = usePictureNews();

  useEffect(() => {
    connect(
      {
        // Formik makes one for each form.
        owner: setValues,
        write: (addresses) => void setValues((current) => ({ ...current, ...addresses })),
        tell,
      },
      { imageUrl, images },
    );
  }, [setValues, tell, imageUrl, images]);
  useStoredFacts(imageUrl, images);
  return useSyncExternalStore(subscribeToPictures, pictureList, pictureList);
}

/** How many pictures are still on their way, wherever in the form the reader is. */
export function useUnfinishedUploads(): number {
  return useSyncExternalStore(subscribeToPictures, unfinishedUploads, unfinishedUploads);
}
