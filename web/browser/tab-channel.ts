/** Its own messages do not come back to it. */
export interface TabChannel {
  tell(message: unknown): void;
  close(): void;
}

const silent: TabChannel = { tell() {}, close() {} };

/** Silent in browsers without channels, and in those that refuse them, as with blocked cookies. */
export function openTabChannel(name: string, listener: (message: unknown) => void): TabChannel {
  if (typeof BroadcastChannel !== 'function') return silent;
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => listener(data);
    return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return silent;
  }
}
