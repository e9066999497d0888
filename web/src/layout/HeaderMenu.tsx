import { useId, type ReactNode } from 'react';
import styles from './HeaderMenu.module.css';
import { useDisclosure } from './useDisclosure';

interface HeaderMenuProps {
  /** What stands in the button. */
  label: ReactNode;
  title?: string;
  children: ReactNode;
}

/** A button of the header with a panel of links below it. */
export function HeaderMenu({ label, title, children }: HeaderMenuProps) {
  const { isOpen, setOpen, container, button } = useDisclosure<HTMLDivElement>();
  const panelId = useId();
  return (
    <div ref={container} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        title={title}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {label}
      </button>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
