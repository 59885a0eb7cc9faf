import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './Toaster.css.ts';

const TOAST_MILLISECONDS = 3_000;

const ToastContext = createContext<(message: string) => void>(() => {});

/** For three seconds at the bottom of the screen; announced, too. */
export function Toaster({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback((next: string) => {
    clearTimeout(timer.current);
    setMessage(next);
    timer.current = setTimeout(() => setMessage(null), TOAST_MILLISECONDS);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <ToastContext value={show}>
      {children}
      <output className={styles.region}>{message && <span className={styles.toast}>{message}</span>}</output>
    </ToastContext>
  );
}

export function useToast(): (message: string) => void {
  return useContext(ToastContext);
}
