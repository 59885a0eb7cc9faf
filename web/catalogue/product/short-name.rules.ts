/** Without the brand in front, which would take the place of what tells it apart. */
export function shortName(name: string, brand: string | undefined): string {
  if (!brand || !name.toLowerCase().startsWith(brand.toLowerCase())) return name;
  // The brand must end where a word does: "Tala" is not the beginning of "Talaria Pendant".
  const [, rest] = /^\s+(?:[-–—:|]\s+)?(\S.*)$/s.exec(name.slice(brand.length)) ?? [];
  return rest ?? name;
}
