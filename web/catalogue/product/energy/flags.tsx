const PLACE = 'translate(20 20)';

/** The flag on Great Britain's energy label. */
export function UnionFlag() {
  return (
    <g transform={PLACE}>
      <path d="M0 0h90v60H0z" fill="#012169" />
      <path d="M0 0l90 60M90 0L0 60" stroke="#fff" strokeWidth="12" />
      <path d="M0 0l90 60M90 0L0 60" stroke="#c8102e" strokeWidth="4" />
      <path d="M45 0v60M0 30h90" stroke="#fff" strokeWidth="20" />
      <path d="M45 0v60M0 30h90" stroke="#c8102e" strokeWidth="12" />
      <path d="M-8-8h106v76H-8z" fill="none" stroke="#fff" strokeWidth="16" />
    </g>
  );
}

const STARS = Array.from({ length: 12 }, (_, hour) => (hour * Math.PI) / 6);
const RADIUS = 20;

/** The flag on the European Union's energy label. */
export function EuropeanFlag() {
  return (
    <g transform={PLACE}>
      <path d="M0 0h90v60H0z" fill="#039" />
      {STARS.map((angle) => (
        <path
          key={angle}
          transform={`translate(${(45 + RADIUS * Math.sin(angle)).toFixed(2)} ${(30 - RADIUS * Math.cos(angle)).toFixed(2)})`}
          d="M0-4l1 2.800h3l-2.400 1.800.9 2.900L0 1.700l-2.500 1.800.9-2.900L-4-1.200h3z"
          fill="#fc0"
        />
      ))}
    </g>
  );
}
