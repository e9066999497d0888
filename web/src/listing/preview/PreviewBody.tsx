import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { languages, useLanguage } from '../../i18n/language';
import { useToast } from '../../ui/useToast';
import { Choice } from './Choice';
import type { ListingPreviewProps } from './ListingPreview';
import styles from './PreviewBody.module.css';
import { PreviewFrame } from './PreviewFrame';
import { missingParts, previewHotel } from './previewHotel';
import { PreviewScene } from './PreviewScene';
import { DEVICES, SHOWN_WIDTH, VIEWS, WINDOW_WIDTH, type Device, type View } from './sizes';
import { usePreviewI18n } from './usePreviewI18n';

/** The names of the languages, each in itself. */
const NAMES = { de: 'Deutsch', en: 'English', hr: 'Hrvatski' } as const;

/** The preview itself; loaded by `ListingPreview`. */
export default function PreviewBody({ values, regions, firstDevice = 'phone' }: ListingPreviewProps) {
  const { t } = useTranslation('preview');
  const { t: tCommon } = useTranslation('common');
  const { language: own } = useLanguage();
  const { show } = useToast();
  const [view, setView] = useState<View>('list');
  const [device, setDevice] = useState<Device>(firstDevice);
  const [language, setLanguage] = useState(own);
  const goBack = useCallback(() => {
    setLanguage(own);
    show({ kind: 'error', title: tCommon('error.title'), text: tCommon('error.text') });
  }, [own, show, tCommon]);
  const i18n = usePreviewI18n(language, goBack);

  // Typing comes first: the preview follows when there is time.
  const written = useDeferredValue(values);
  const hotel = useMemo(() => {
    const region = regions.find(({ id }) => id === written.regionId);
    return previewHotel(written, region, t('placeholders', { returnObjects: true }));
  }, [written, regions, t]);
  const missing = missingParts(written);

  const views = VIEWS.map((value) => ({ value, label: t(`views.${value}`) }));
  const devices = DEVICES.map((value) => ({ value, label: t(`devices.${value}`) }));
  const scene = useMemo(
    () => (
      <I18nextProvider i18n={i18n}>
        <PreviewScene hotel={hotel} view={view} device={device} isOwnLanguage={i18n.language === own} />
      </I18nextProvider>
    ),
    [i18n, hotel, view, device, own],
  );
  return (
    <div className={styles.preview}>
      <div className={styles.choices}>
        <Choice label={t('view')} options={views} value={view} onChange={setView} />
        <Choice label={t('device')} options={devices} value={device} onChange={setDevice} />
        <Choice
          label={t('language')}
          options={languages.map((value) => ({ value, label: NAMES[value], lang: value }))}
          value={language}
          onChange={setLanguage}
        />
      </div>
      <PreviewFrame
        title={t('frame', { view: t(`views.${view}`), device: t(`devices.${device}`), language: NAMES[language] })}
        language={language}
        windowWidth={WINDOW_WIDTH[device]}
        shownWidth={SHOWN_WIDTH[device][view]}
        isScrolled={view === 'page'}
      >
        {scene}
      </PreviewFrame>
      {missing.length > 0 && (
        <p className={styles.note}>{t('missing', { parts: missing.map((part) => t(`parts.${part}`)).join(', ') })}</p>
      )}
      <p className={styles.note}>{t(language === own ? 'live' : 'yourWords')}</p>
    </div>
  );
}
