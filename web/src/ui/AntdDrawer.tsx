import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { AntdTheme } from './AntdTheme';
import { Icon } from './Icon';
import type { DrawerProps } from './overlay';
import styles from './overlay.module.css';

/** antd's drawer in our look; loaded by `Drawer`. */
export default function AntdDrawer({ isOpen, title, onClose, isWide = false, extra, footer, children }: DrawerProps) {
  const { t } = useTranslation('hotels');
  return (
    <AntdTheme>
      <Drawer
        open={isOpen}
        title={title}
        classNames={{ title: styles.title, footer: styles.footer }}
        onClose={onClose}
        extra={extra}
        footer={footer}
        placement="left"
        size={`min(${isWide ? 1080 : 400}px, 100vw)`}
        closable={{ 'aria-label': t('list.close') }}
        closeIcon={<Icon name="close" className={styles.close} />}
      >
        {children}
      </Drawer>
    </AntdTheme>
  );
}
