/** A rate-limit bucket: its limits, and the name of its counter. */
export interface Bucket {
  /** Identifies the counter, such as `partner:ID` or `address:192.0.2.1`. */
  name: string;
  requestsPerMinute: number;
  /** The total cost of operations per minute, as in `extensions.cost`. */
  costPerMinute: number;
}
