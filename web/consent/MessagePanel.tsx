import { useContext } from 'react';
import { ContactForm } from './ContactForm.tsx';
import { contactWays, ShopContext } from '../ui/shop/shop-context.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './ChatLauncher.css.ts';

interface MessagePanelProps {
  open: boolean;
  hasFailed: boolean;
  onClose: () => void;
}

export function MessagePanel({ open, hasFailed, onClose }: MessagePanelProps) {
  const shop = useContext(ShopContext);
  return (
    <Dialog open={open} onClose={onClose} title="Talk to us">
      <div className={styles.panel}>
        {hasFailed && <p role="alert">We couldn’t start the chat. You can still reach us:</p>}
        {shop && (
          <ul className={styles.ways}>
            {contactWays(shop).map(({ icon, href, text }) => (
              <li key={icon}>
                <a className={styles.way} href={href}>
                  <Icon name={icon} size={18} />
                  <span>{text}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
        <ContactForm />
      </div>
    </Dialog>
  );
}
