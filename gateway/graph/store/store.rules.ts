/** One of the retailer's shops, where an order can be collected. */
export interface Store {
  id: string;
  name: string;
  address1: string;
  address2: string;
  city: string;
  postcode: string;
  phone: string;
  openingHours: readonly { days: string; hours: string }[];
}
