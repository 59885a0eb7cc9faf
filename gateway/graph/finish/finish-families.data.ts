/**
 * The names by which makers of the trade call one finish. The first is the family's own name. A name that is in no row is a family
 * of its own. Shades that do not match side by side, such as polished and satin brass, are different families.
 */
export const finishFamilies: readonly (readonly [name: string, ...others: string[]])[] = [
  ['Polished Brass', 'Bright Brass', 'Lacquered Brass', 'Polished Brass PVD', 'PVD Brass', 'Gold', 'Polished Gold'],
  ['Satin Brass', 'Brushed Brass', 'Satin Brass PVD', 'Brushed Gold', 'Satin Gold', 'Matt Gold', 'Natural Brass'],
  ['Antique Brass', 'Aged Brass', 'Burnished Brass', 'Distressed Brass', 'Weathered Brass', 'Antiqued Brass'],
  ['Polished Chrome', 'Bright Chrome', 'Chrome', 'Chrome Plated', 'Chromium'],
  ['Brushed Chrome', 'Satin Chrome', 'Matt Chrome'],
  ['Satin Nickel', 'Brushed Nickel', 'Matt Nickel', 'Pearl Nickel'],
  ['Polished Nickel', 'Bright Nickel', 'Nickel'],
  ['Black Nickel', 'Dark Nickel'],
  ['Stainless Steel', 'Brushed Steel', 'Brushed Stainless Steel', 'Satin Stainless Steel', 'Satin Steel'],
  ['Matt Black', 'Black', 'Flat Black', 'Matte Black', 'Satin Black', 'Textured Black'],
  ['Bronze', 'Antique Bronze', 'Dark Bronze', 'Matt Bronze', 'Oil Rubbed Bronze'],
  ['Copper', 'Brushed Copper', 'Polished Copper'],
  ['Rose Gold', 'Polished Rose Gold'],
  ['Matt White', 'Matte White', 'Satin White'],
  ['Gloss White', 'Polar White', 'White', 'White Gloss'],
];
