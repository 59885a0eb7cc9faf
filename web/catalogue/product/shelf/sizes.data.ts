export const SHELF_SIZES = '(min-width: 1320px) 292px, (min-width: 1024px) 22vw, 260px';
