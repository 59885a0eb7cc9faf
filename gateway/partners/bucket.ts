/** So much of a minute's budget, in a name of its own. */
export interface Bucket {
  name: string;
  requestsPerMinute: number;
  costPerMinute: number;
}
