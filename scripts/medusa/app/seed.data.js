/** Category → subcategories, of three levels. */
exports.CATEGORIES = {
  Lighting: { 'Interior Lighting': ['Pendants', 'Wall Lights'], 'Bathroom Lighting': ['Downlights'] },
  Electrical: { 'Switches & Sockets': ['Light Switches', 'Dimmers'] },
  Hardware: { 'Door Hardware': ['Door Handles', 'Cabinet Knobs'] },
};

exports.BRANDS = ['Heritage Brass', 'Northlight', 'Carlisle Works'];

const FINISHES = ['Polished Brass', 'Antique Brass', 'Satin Chrome', 'Matt Black'];
const GANGS = ['1 Gang', '2 Gang', '3 Gang'];

/**
 * Prices are pounds including VAT, of the first variant; each further finish costs 1 more, each further gang 4.03. `stock` is that of
 * each variant; the last finish of a product with options has none.
 */
exports.PRODUCTS = [
  {
    title: 'Vintage Rocker Switch',
    category: 'Light Switches',
    brand: 'Heritage Brass',
    price: 11.99,
    options: { Finish: FINISHES, Gang: GANGS },
    specifications: { Ampage: '10A', 'Back Box Depth': '25mm' },
  },
  {
    title: 'Vintage Toggle Switch',
    category: 'Light Switches',
    brand: 'Heritage Brass',
    price: 18.47,
    options: { Finish: FINISHES, Gang: GANGS },
    specifications: { Ampage: '10A', 'Back Box Depth': '35mm' },
  },
  {
    title: 'Flat Plate Dimmer',
    category: 'Dimmers',
    brand: 'Carlisle Works',
    price: 34.95,
    options: { Finish: FINISHES },
    specifications: { Ampage: '2A', 'LED Compatible': 'Yes' },
  },
  {
    title: 'Fluted Glass Pendant',
    category: 'Pendants',
    brand: 'Northlight',
    price: 89.99,
    retailPrice: 109.5,
    specifications: { 'IP Rating': 'IP20', Lampholder: 'E27' },
  },
  // Out of stock.
  {
    title: 'Opal Globe Pendant',
    category: 'Pendants',
    brand: 'Northlight',
    price: 64.33,
    stock: 0,
    specifications: { 'IP Rating': 'IP20', Lampholder: 'E14' },
  },
  // Out of stock, on back-order.
  {
    title: 'Swan Neck Wall Light',
    category: 'Wall Lights',
    brand: 'Northlight',
    price: 74.01,
    stock: 0,
    isOnBackorder: true,
    specifications: { 'IP Rating': 'IP44', Lampholder: 'E27' },
  },
  {
    title: 'Fire Rated Downlight',
    category: 'Downlights',
    brand: 'Northlight',
    price: 12.49,
    specifications: { 'IP Rating': 'IP65', Lampholder: 'GU10' },
  },
  {
    title: 'Lever On Rose',
    category: 'Door Handles',
    brand: 'Heritage Brass',
    price: 42.87,
    options: { Finish: FINISHES },
    specifications: { Material: 'Solid Brass', Sprung: 'Yes' },
  },
  // Cheaper by the promotion.
  {
    title: 'Reeded Cabinet Knob',
    category: 'Cabinet Knobs',
    brand: 'Heritage Brass',
    price: 6.77,
    specifications: { Material: 'Solid Brass', Diameter: '32mm' },
  },
  {
    title: 'Beehive Cabinet Knob',
    category: 'Cabinet Knobs',
    brand: 'Heritage Brass',
    price: 7.13,
    specifications: { Material: 'Solid Brass', Diameter: '38mm' },
  },
];

/** A tenth off one product, without a code. */
exports.PROMOTED = 'Reeded Cabinet Knob';

/** Pounds including VAT. */
exports.DELIVERY = [
  { name: 'Standard delivery', amount: 5.94, freeFrom: 69 },
  { name: 'Next working day', amount: 9.95 },
];

exports.CUSTOMER = {
  email: 'ann@shop.example',
  password: 'a pass phrase of mine',
  first_name: 'Ann',
  last_name: 'Lee',
  phone: '02079460123',
};
