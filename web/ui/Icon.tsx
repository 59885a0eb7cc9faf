import { iconPaths } from './Icon.data.ts';

export type IconName = keyof typeof iconPaths;

interface IconProps {
  name: IconName;
  /** Width and height in pixels. Defaults to 20. */
  size?: number;
}

/** A line drawing that goes with words or with a labelled control; it says nothing by itself. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
