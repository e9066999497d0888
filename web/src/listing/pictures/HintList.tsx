import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format';
import { Icon } from '../../ui/Icon';
import type { ListingValues } from '../values';
import styles from './HintList.module.css';
import { NARROW, usePictureHints, type PictureHint } from './pictureHints';
import { usePictureLabels } from './pictureLabels';
import type { PictureList } from './pictureList';

/** Everything that would make the pictures better, in sentences. */
export function HintList({ list }: { list: PictureList }) {
  const { t } = useTranslation('pictures');
  const { number } = useFormat();
  const { values } = useFormikContext<ListingValues>();
  const hints = usePictureHints(values).filter((hint) => hint.kind !== 'tooFew');
  const labels = usePictureLabels(list);
  if (hints.length === 0) return null;

  const nameOf = (address: string) => {
    const index = list.more.findIndex((picture) => picture.address === address);
    const picture = index < 0 ? labels.main : t('hints.picture', { position: index + 2 });
    const name = list.more[index]?.name;
    return name ? t('named', { picture, name }) : picture;
  };
  const sentence = (hint: Exclude<PictureHint, { kind: 'tooFew' }>) => {
    const picture = nameOf(hint.address);
    if (hint.kind === 'small') return t('hints.small', { picture, width: number(hint.width), min: number(NARROW) });
    if (hint.kind === 'similar') return t('hints.similar', { picture, other: nameOf(hint.other) });
    return t(`hints.${hint.kind}`, { picture });
  };
  return (
    <section className={styles.hints} aria-labelledby="picture-hints">
      <Icon name="info" className={styles.icon} />
      <div>
        <h3 id="picture-hints" className={styles.title}>
          {t('hints.title')}
        </h3>
        <ul className={styles.list}>
          {hints.map((hint) => (
            <li key={hint.kind + hint.address}>{sentence(hint)}</li>
          ))}
        </ul>
        <p className={styles.note}>{t('hints.note')}</p>
      </div>
    </section>
  );
}
