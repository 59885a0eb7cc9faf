/** The condition of goods; the same values as in the shop API. */
export type Condition = 'new' | 'used' | 'refurbished';

/** Empty for new goods, which go without saying, and for unknown and missing values. */
export function conditionLabel(condition: string | null | undefined): string {
  switch (condition?.toLowerCase()) {
    case 'used':
      return 'Used';
    case 'refurbished':
      return 'Refurbished';
    default:
      return '';
  }
}
