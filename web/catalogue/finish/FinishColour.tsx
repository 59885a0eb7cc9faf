interface FinishColourProps {
  className: string;
  /** Null when unknown. */
  swatch: { readonly colour: string; readonly edge: string } | null | undefined;
}

/** A finish's colour. By attributes, because the content security policy allows no inline styles. */
export function FinishColour({ className, swatch }: FinishColourProps) {
  return (
    <svg
      className={className}
      fill={swatch?.colour ?? 'none'}
      stroke={swatch?.edge ?? 'currentColor'}
      aria-hidden="true"
    >
      <rect width="100%" height="100%" />
    </svg>
  );
}
