/** Who acts, and when. */
export interface Actor {
  readonly who: string;
  readonly at: number;
}
