import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AntdTheme } from './AntdTheme';
import type { DialogProps } from './overlay';
import styles from './overlay.module.css';
import { Icon } from './Icon';

/** antd's dialog in our look; loaded by `Dialog`. */
export default function AntdDialog({ isOpen, title, onClose, onClosed, actions, children }: DialogProps) {
  const { t } = useTranslation('hotels');
  // Without motion antd builds the dialog outside the page, where `autoFocus` does nothing: what is inside comes when it stands there.
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <AntdTheme>
      <Modal
        open={isOpen}
        title={title}
        classNames={{ title: styles.title, body: styles.body }}
        onCancel={onClose}
        afterClose={onClosed}
        footer={<div className={styles.actions}>{body && actions}</div>}
        closable={{ 'aria-label': t('list.close') }}
        closeIcon={<Icon name="close" className={styles.close} />}
        centered
        // It stays where it is from the first moment: a press on what is still growing would miss.
        transitionName="ant-fade"
        destroyOnHidden
      >
        <div ref={setBody}>{body && children}</div>
      </Modal>
    </AntdTheme>
  );
}
