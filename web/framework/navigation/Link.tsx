import { use, type ComponentProps, type MouseEvent } from 'react';
import { NavigateContext, type NavigateOptions } from './navigate-context.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  /** Its path, with a query and a fragment where it has them. */
  to: string;
  /** The browser loads the page as a document. Defaults to false. */
  reloadDocument?: boolean;
}

/** The router's own `Link` reads its state, so that all of a page's 200 links would render again at every press. */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  reloadDocument,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const navigate = use(NavigateContext);
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!navigate || reloadDocument || event.defaultPrevented || !opensHere(event)) return;
        event.preventDefault();
        navigate(to, { replace, state, preventScrollReset });
      }}
    >
      {children}
    </a>
  );
}

/** Whether a click opens its link in this tab, not in another, a window or a file. */
function opensHere({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const { target, origin } = currentTarget;
  const hasModifier = metaKey || altKey || ctrlKey || shiftKey;
  return button === 0 && !hasModifier && (target === '' || target === '_self') && origin === window.location.origin;
}
