import { useTranslation } from 'react-i18next';
import { siteSrc, siteSrcSet } from '../ui/SitePicture';
import styles from './Hero.module.css';
import { homePictures } from './pictures.generated';

const phone = '(max-width: 719px)';
const dark = '(prefers-color-scheme: dark)';

/** The wide picture is cut at the sides: it is wider than the window where the hero is high. See Hero.module.css. */
const wideSizes = 'max(100vw, min(1728px, calc(120vw + 288px)))';

/** The first that matches is shown: the narrow window has its own composition, the night its own colours. */
const variants: { name: keyof typeof homePictures; media: string }[] = [
  { name: 'hero-tall-night', media: `${phone} and ${dark}` },
  { name: 'hero-tall-day', media: phone },
  { name: 'hero-wide-night', media: dark },
  { name: 'hero-wide-day', media: 'all' },
];

/** The poster at the top: the words stand in its sky. */
export function Hero() {
  const { t } = useTranslation('home');
  const { width, height, blurDataUrl } = homePictures['hero-wide-day'];
  return (
    <section className={styles.hero}>
      <picture>
        {variants.map(({ name, media }) => (
          <source key={name} media={media} srcSet={homePictures[name].blurDataUrl} />
        ))}
        <img className={styles.art} src={blurDataUrl} alt="" />
      </picture>
      <picture>
        {variants.flatMap(({ name, media }) =>
          (['avif', 'webp'] as const).map((format) => (
            <source key={name + format} media={media} type={`image/${format}`} srcSet={siteSrcSet(name, format)} sizes={media.startsWith(phone) ? '100vw' : wideSizes} />
          )),
        )}
        <img className={styles.art} src={siteSrc('hero-wide-day')} width={width} height={height} alt="" fetchPriority="high" />
      </picture>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('hero.title')}</h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
      </div>
    </section>
  );
}
