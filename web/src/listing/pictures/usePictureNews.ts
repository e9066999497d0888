import { LIMITS } from 'api/rules/hotel';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToastMessage } from '../../ui/toastStore';
import { useToast } from '../../ui/useToast';
import type { PictureNews } from './pictureStore';

/** Shows what came of uploads and changes as toasts; also when the form is at another step by then. */
export function usePictureNews(): (news: PictureNews) => void {
  const { t } = useTranslation('pictures');
  const toast = useToast();

  return useCallback(
    (news: PictureNews) => {
      const success = (title: string, text?: string): ToastMessage => ({ kind: 'success', title, text });
      const error = (title: string, text: string): ToastMessage => ({ kind: 'error', title, text });
      const message = (): ToastMessage => {
        switch (news.kind) {
          case 'uploaded':
            return news.count === 1 ? success(t('news.uploadedOne')) : success(t('news.uploaded'), t('news.uploadedText', { count: news.count }));
          case 'replaced':
            return success(t('news.replaced'));
          case 'removed':
            return success(t('news.removed'));
          case 'failed':
            return error(t('news.error'), t('news.failed'));
          case 'replaceFailed':
            return error(t('news.error'), t('news.replaceFailed'));
          case 'limit':
            return error(t('news.limit'), t('news.limitText', { max: LIMITS.images.max }));
          case 'twice':
            return error(t('news.twice'), t('news.twiceText', { name: news.name }));
          case 'notPicture':
            return error(t('news.error'), t('news.notPictureText', { name: news.name }));
        }
      };
      toast.show(message());
    },
    [t, toast],
  );
}
